/** Shows the message of the document in place of the page, in its language first. */
export const showUnavailable = (): HTMLElement | null => {
  document.getElementById("root")?.remove()
  const unavailable = document.getElementById("unavailable")
  const { lang } = document.documentElement
  unavailable?.prepend(...unavailable.querySelectorAll(`[lang="${lang.slice(0, 2)}"]`))
  unavailable?.removeAttribute("hidden")
  return unavailable
}
