import { inflateSync } from "node:zlib"

/** A text in a PDF. Chromium writes it in hexadecimal digits, Firefox in letters. */
const texts = /<([\da-f]+)>|\(((?:\\.|[^\\)])*)\)/gi

/** Counts the letters in a PDF approximately. Firefox draws the letters of bold fonts as outlines, one or two for each letter. */
export const countCharacters = (pdf: Buffer): number => {
  const file = pdf.toString("latin1")
  let count = 0
  for (const { 0: begin, index } of file.matchAll(/(?<!end)stream\r?\n/g)) {
    const start = index + begin.length
    const stream = pdf.subarray(start, file.indexOf("endstream", start))
    // Streams without this compression contain images.
    const isDeflated = stream[0] === 0x78
    const commands = isDeflated ? inflateSync(stream).toString("latin1") : ""
    for (const [block] of commands.matchAll(/\bBT\b.*?\bET\b/gs))
      for (const [, digits = "", plain = ""] of block.matchAll(texts))
        count += digits.length / 2 + plain.replaceAll(/\\./g, "_").length
    count += commands.match(/\bh$/gm)?.length ?? 0
  }
  return count
}
