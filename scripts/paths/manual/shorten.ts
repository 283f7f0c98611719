/** A title is read in a list: so much of a quoted text and of an identifier is enough to find it. */
const longestQuote = 36
const longestText = 50

/** Cuts a text at a space. An open quotation gets its closing mark. */
export const cut = (text: string, longest: number): string => {
  if (text.length <= longest) return text
  const whole = text.slice(0, longest - 2)
  const start = whole.slice(0, Math.max(whole.lastIndexOf(" "), longest / 2)).replace(/[\s.,:;–—-]+$/, "")
  const opened = /[«"][^«»"]*$/.exec(start.replaceAll(/"[^"]*"/g, ""))?.[0][0]
  return `${start}…${opened === "«" ? "»" : (opened ?? "")}`
}

/** A control without what contains it and without its kind, or another text of a script, so long as a title has room for it. */
export const shortened = (text: string, longest = longestText): string =>
  cut(
    text
      .replace(/^.*[»"\d)] → /, "")
      .replaceAll(/(?<=[»"]) \([^()]+\)/g, "")
      .replaceAll(/([\da-f]{8})-[\da-f-]{27}/g, "$1…")
      .replaceAll(/(?<=["«])[^"«»]+(?=["»])/g, (quote) => cut(quote, longestQuote)),
    longest,
  )
