const shorten = (line: string, maxLength = 300): string =>
  line.length > maxLength ? `${line.slice(0, maxLength)}…` : line

/** Shortens compiler errors to the first line and the innermost explanation, without the types of whole machines between them. */
export const shortenTypeErrors = (lines: readonly string[]): readonly string[] => {
  const errors: string[][] = []
  for (const line of lines) {
    if (line.startsWith(" ") && errors.length > 0) errors.at(-1)!.push(line)
    else errors.push([line])
  }
  return errors.map(([first = "", ...details]) => [first, ...details.slice(-1)].map((line) => shorten(line)).join("\n"))
}
