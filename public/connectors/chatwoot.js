// "chat": "/connectors/chatwoot.js?token=WEBSITE_TOKEN&host=https%3A%2F%2Fapp.chatwoot.com"
import { settings } from "./load-script.js"

const token = settings(import.meta.url).get("token") ?? ""
const host = new URL(settings(import.meta.url).get("host") ?? "https://app.chatwoot.com").origin

/** In a window of its own: nothing of it runs on our pages, and it learns nothing of the customer. */
export const ready = () => token !== ""
export const open = () => {
  window.open(
    `${host}/widget?website_token=${encodeURIComponent(token)}`,
    "_blank",
    "noopener,noreferrer,width=400,height=640",
  )
}
