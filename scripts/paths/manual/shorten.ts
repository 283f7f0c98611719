/**
 * The largest numbers of characters of a quoted text and of an identifier in a title. A reader of a list needs no more
 * to find the path.
 */
const longestQuote = 36
const longestText = 50

/** Cuts a text at a space, and closes an open quotation. */
export const cut = (text: string, longest: number): string => {
  if (text.length <= longest) return text
  const whole = text.slice(0, longest - 2)
  const start = whole.slice(0, Math.max(whole.lastIndexOf(" "), longest / 2)).replace(/[\s.,:;–—-]+$/, "")
  const opened = /[«"][^«»"]*$/.exec(start.replaceAll(/"[^"]*"/g, ""))?.[0][0]
  return `${start}…${opened === "«" ? "»" : (opened ?? "")}`
}

/** Shortens a text so that the title has room for it. The name of a control loses its container and its kind. */
export const shortened = (text: string, longest = longestText): string =>
  cut(
    text
      .replace(/^.*[»"\d)] → /, "")
      .replaceAll(/(?<=[»"]) \([^()]+\)/g, "")
      .replaceAll(/([\da-f]{8})-[\da-f-]{27}/g, "$1…")
      .replaceAll(/(?<=["«])[^"«»]+(?=["»])/g, (quote) => cut(quote, longestQuote)),
    longest,
  )
