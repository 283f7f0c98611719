// "humanCheck": "/connectors/recaptcha.js?key=SITE_KEY"
import { inTime, scriptLoader, settings } from "./load-script.js"

const key = settings(import.meta.url).get("key") ?? ""
const load = scriptLoader(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(key)}`)

const ask = async (action) => {
  await new Promise((resolve) => globalThis.grecaptcha.ready(resolve))
  return globalThis.grecaptcha.execute(key, { action })
}

/** The score's token, for the header `ReCaptcha`. */
export const obtain = async (action) => {
  await load()
  return inTime(ask(action), "reCAPTCHA")
}
