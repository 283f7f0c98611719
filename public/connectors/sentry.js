// "errorReports": "/connectors/sentry.js?dsn=https%3A%2F%2FKEY%40HOST%2FPROJECT"
import { settings } from "./load-script.js"

const dsn = new URL(settings(import.meta.url).get("dsn") ?? "")
const endpoint = `${dsn.origin}/api${dsn.pathname}/envelope/?sentry_version=7&sentry_key=${dsn.username}`

/** Without Sentry's own script: one request, no cookie, no address of the page but its path. */
export const report = ({ name, message, stack, path }) => {
  const id = crypto
    .getRandomValues(new Uint8Array(16))
    .reduce((text, byte) => text + byte.toString(16).padStart(2, "0"), "")
  const event = {
    event_id: id,
    timestamp: Date.now() / 1000,
    platform: "javascript",
    level: "error",
    request: { url: location.origin + path },
    exception: { values: [{ type: name, value: message }] },
    extra: { stack },
  }
  const body = [{ event_id: id }, { type: "event" }, event].map((line) => JSON.stringify(line)).join("\n")
  fetch(endpoint, { method: "POST", body, keepalive: true, credentials: "omit", referrerPolicy: "no-referrer" }).catch(
    () => {
      // A report that does not arrive must not become an error itself.
    },
  )
}
