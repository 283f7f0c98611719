// "analytics": "/connectors/plausible.js?domain=shop.example&host=https%3A%2F%2Fplausible.io"
import { settings } from "./load-script.js"

const domain = settings(import.meta.url).get("domain")
const host = new URL(settings(import.meta.url).get("host") ?? "https://plausible.io").origin

export const page = (path) => {
  const body = JSON.stringify({ name: "pageview", domain, url: location.origin + path })
  fetch(`${host}/api/event`, {
    method: "POST",
    body,
    keepalive: true,
    credentials: "omit",
    referrerPolicy: "no-referrer",
  }).catch(() => {
    // A blocked or missing service does not concern the customer.
  })
}
