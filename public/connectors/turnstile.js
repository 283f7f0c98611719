// "humanCheck": "/connectors/turnstile.js?key=SITE_KEY"
import { scriptLoader, settings } from "./load-script.js"

const key = settings(import.meta.url).get("key") ?? ""
const load = scriptLoader("https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit")

/** Shows something only if the service asks the person for it, who has the time that the service gives. */
const ask = (action) =>
  new Promise((resolve, reject) => {
    const place = document.createElement("div")
    for (const [name, value] of Object.entries({
      position: "fixed",
      "inset-block-end": "1rem",
      "inset-inline-end": "1rem",
    }))
      place.style.setProperty(name, value)
    document.body.append(place)
    const end = (settle) => (value) => {
      place.remove()
      settle(value)
    }
    const refuse = end(() => reject(new Error("Turnstile refused")))
    globalThis.turnstile.render(place, {
      sitekey: key,
      action,
      appearance: "interaction-only",
      callback: end(resolve),
      "error-callback": refuse,
      "timeout-callback": refuse,
    })
  })

export const obtain = async (action) => {
  await load()
  return ask(action)
}
