import type { Plugin } from "vite"
import { publicOrigin } from "#sandbox/public-origin.ts"

type Environment = Readonly<Record<string, string | undefined>>

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
    if (!environment["PUBLIC_ORIGIN"])
      this.info(`PUBLIC_ORIGIN is not set: shared links take their picture from ${publicOrigin(environment)}`)
  },
})
