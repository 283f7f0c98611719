import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { type File, fileOf, type Files } from "./static.ts"

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)
/** Brotli's second-best quality. Files stay almost as small, and compressing a hundred pages takes one second instead of ten. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }

const picture = /(?<=<meta property="og:image" content=")[^"]*(?=\/social\.png")/

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

const withOrigin = (address: string, file: File, origin: string): File => {
  if (!file.type.startsWith("text/html")) return file
  const html = file.content.toString()
  const text = html.replace(picture, () => origin)
  if (text === html) return file
  const content = Buffer.from(text)
  const { br, gzip: zipped } = file.packed
  const packed = {
    ...(br && { br: once(() => brotli(content, { params })) }),
    ...(zipped && { gzip: once(() => gz(content)) }),
  }
  return fileOf(address, content, packed)
}

/**
 * Writes the full URL of the preview image into the pages, because crawlers that preview a link need it. The pages' ETags change
 * accordingly. Compressed copies are made at the first request, because making all of them would delay the start by seconds.
 */
export const setSocialImageOrigin = (files: Files, origin: string): Files =>
  new Map([...files].map(([address, file]) => [address, withOrigin(address, file, origin)]))
