import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { type File, fileOf, type Files } from "./static.ts"

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)
/** Brotli's second-best quality: files stay almost as small, and a hundred pages take a second instead of ten. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }

const picture = /(?<=<meta property="og:image" content=")[^"]*(?=\/social\.png")/

const named = async (address: string, file: File, origin: string): Promise<File> => {
  if (!file.type.startsWith("text/html")) return file
  const html = file.content.toString()
  const text = html.replace(picture, () => origin)
  if (text === html) return file
  const content = Buffer.from(text)
  const { br, gzip: zipped } = file.packed
  const packed = { ...(br && { br: await brotli(content, { params }) }), ...(zipped && { gzip: await gz(content) }) }
  return fileOf(address, content, packed)
}

/** Pages whose picture has its whole address: a crawler that shows a link takes no other. Their tags and compressed copies follow. */
export const nameOrigin = async (files: Files, origin: string): Promise<Files> =>
  new Map(
    await Promise.all(
      [...files].map(async ([address, file]) => [address, await named(address, file, origin)] as const),
    ),
  )
