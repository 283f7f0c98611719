import type { Plugin } from "vite"

type Environment = Readonly<Record<string, string | undefined>>

/** Where the site will be found, without a slash at its end; unless told, where `npm start` serves it. */
export const publicOrigin = ({ PUBLIC_ORIGIN: told = "", PORT: port = "" }: Environment): string => {
  if (told === "") return `http://127.0.0.1:${port === "" ? "4173" : port}`
  const address = URL.canParse(told) ? new URL(told) : null
  const web = address?.protocol === "https:" || address?.protocol === "http:"
  if (!address || !web || address.href !== `${address.origin}/`) {
    throw new Error(`PUBLIC_ORIGIN must be an origin like https://hashwell.example, not "${told}".`)
  }
  return address.origin
}

/** A crawler that shows a link takes a picture by its whole address only. */
export const withOrigin = (html: string, origin: string): string => {
  const image = /(?<=<meta property="og:image" content=")(?=\/)/
  if (!image.test(html)) throw new Error("index.html has no og:image")
  return html.replace(image, () => origin)
}

export const nameOrigin = (environment: Environment = process.env): Plugin => ({
  name: "hashwell:public-origin",
  apply: "build",
  transformIndexHtml: { order: "post", handler: (html) => withOrigin(html, publicOrigin(environment)) },
  buildStart() {
    if (!environment["PUBLIC_ORIGIN"]) this.info(`PUBLIC_ORIGIN is not set: shared links take their picture from ${publicOrigin(environment)}`)
  },
})
