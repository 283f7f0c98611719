// "analytics": "/connectors/matomo.js?site=1&host=https%3A%2F%2Fstats.example"
import { settings } from "./load-script.js"

const site = settings(import.meta.url).get("site") ?? ""
const host = new URL(settings(import.meta.url).get("host") ?? "").origin

/** Matomo's tracking API without its script: nothing is stored in the browser. */
export const page = (path) => {
  const body = new URLSearchParams({ idsite: site, rec: "1", send_image: "0", url: location.origin + path })
  fetch(`${host}/matomo.php`, {
    method: "POST",
    body,
    keepalive: true,
    credentials: "omit",
    referrerPolicy: "no-referrer",
  }).catch(() => {
    // A blocked or missing service does not concern the customer.
  })
}
