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

const named = (address: string, file: File, origin: string): File => {
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
 * Pages whose picture has its whole address: a crawler that shows a link takes no other. Their tags follow, and their compressed copies are
 * made when they are first asked for: all of them would keep a start waiting for seconds.
 */
export const nameOrigin = (files: Files, origin: string): Files =>
  new Map([...files].map(([address, file]) => [address, named(address, file, origin)]))
