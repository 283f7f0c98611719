/** The maximum number of characters of a quotation in a title. A reader of a list needs no more to find the path. */
const maxQuoteLength = 36
/** The maximum number of characters of a whole text in a title. */
const maxTextLength = 50

/** Cuts a text at a space, and closes an open quotation. */
export const cut = (text: string, maxLength: number): string => {
  if (text.length <= maxLength) return text
  const whole = text.slice(0, maxLength - 2)
  const start = whole.slice(0, Math.max(whole.lastIndexOf(" "), maxLength / 2)).replace(/[\s.,:;–—-]+$/, "")
  const opened = /[«"][^«»"]*$/.exec(start.replaceAll(/"[^"]*"/g, ""))?.[0][0]
  return `${start}…${opened === "«" ? "»" : (opened ?? "")}`
}

/** Shortens a text so that the title has room for it. The name of a control loses its container and its kind. */
export const shorten = (text: string, maxLength = maxTextLength): string =>
  cut(
    text
      .replace(/^.*[»"\d)] → /, "")
      .replaceAll(/(?<=[»"]) \([^()]+\)/g, "")
      .replaceAll(/([\da-f]{8})-[\da-f-]{27}/g, "$1…")
      .replaceAll(/(?<=["«])[^"«»]+(?=["»])/g, (quote) => cut(quote, maxQuoteLength)),
    maxLength,
  )
