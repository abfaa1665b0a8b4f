#!/bin/sh
# The commands of docs/local.md, where a Docker engine answers: sample events through `sam local`.
set -eu
cd "$(dirname "$0")/../.."

if ! docker info >/dev/null 2>&1; then
    echo "SKIPPED: sam local needs a Docker engine and none answers. make contract needs none."
    exit 0
fi

case "$(uname -m)" in
    arm64 | aarch64) arch=arm64 ;;
    *) arch=x86_64 ;;
esac
port=${PORT:-3000}
server=""
work=$(mktemp -d)
export SAM_CLI_TELEMETRY=0 AWS_DEFAULT_REGION=eu-west-1
# Whoever has no AWS account: the images are public, and nothing else is asked of AWS.
export AWS_ACCESS_KEY_ID="${AWS_ACCESS_KEY_ID:-none}" AWS_SECRET_ACCESS_KEY="${AWS_SECRET_ACCESS_KEY:-none}"

leave() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    rm -rf "$work"
}
trap leave EXIT
trap 'exit 1' INT TERM

sam_local() {
    subcommand=$1
    shift
    .sam/bin/sam local "$subcommand" --template .aws-sam/build/local.yaml \
        --env-vars tests/contract/sam_local_env.json \
        --parameter-overrides "Architecture=$arch DatabaseUrl=file:memory.db" "$@"
}

# expect FUNCTION EVENT TEXT: the function's answer to the sample event holds the text.
expect() {
    sed -e 's/kb_EVENT_KEY/sk-of-the-events/' -e 's/EVENT_OWNER/ana/' "events/$2.json" >"$work/event.json"
    sam_local invoke "$1" --event "$work/event.json" >"$work/answer"
    grep -F "$3" "$work/answer" >/dev/null || {
        echo "FAILED: $2 was answered without $3:"
        cat "$work/answer"
        exit 1
    }
    echo "passed: $2"
}

make build ARCH="$arch"
.sam/bin/python tests/contract/local_template.py .aws-sam/build

expect ChatFunction chat/health '"statusCode": 200'
expect ChatFunction chat/chat '"statusCode": 200'
expect ChatFunction chat/streamed_chat 'data: [DONE]'
expect ChatFunction chat/no_key '"statusCode": 401'
expect ExtractFunction extract/one_turn '{"batchItemFailures": []}'
expect ExtractFunction extract/a_turn_that_states_nothing '{"batchItemFailures": []}'
expect MaintainFunction maintain/one_job '{"batchItemFailures": []}'
expect CleanupFunction cleanup/daily '{"sent": 0}'
expect SummarizeFunction summarize/weekly '{"sent": 0}'

sam_local start-api --port "$port" --warm-containers LAZY >"$work/api.log" 2>&1 &
server=$!
curl --silent --show-error --fail --retry 60 --retry-delay 1 --retry-connrefused \
    "http://127.0.0.1:$port/healthz" >/dev/null
curl --silent --show-error --fail "http://127.0.0.1:$port/v1/chat/completions" \
    --header 'Authorization: Bearer sk-of-the-events' --header 'Content-Type: application/json' \
    --data '{"model": "kumbuka-demo", "messages": [{"role": "user", "content": "Hello"}]}' |
    grep -F '"choices"' >/dev/null
echo "passed: start-api"
