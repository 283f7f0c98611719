/**
 * Replaces the page with the document's message that the site is unavailable, and returns the element of that message, or null if the
 * document has none. The text in the document's language comes first.
 */
export const showUnavailable = (): HTMLElement | null => {
  document.getElementById("root")?.remove()
  const unavailable = document.getElementById("unavailable")
  const { lang } = document.documentElement
  unavailable?.prepend(...unavailable.querySelectorAll(`[lang="${lang.slice(0, 2)}"]`))
  unavailable?.removeAttribute("hidden")
  return unavailable
}
