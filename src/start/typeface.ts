/**
 * Shows Onest on a page that was prerendered without it. Its file loads when the scripts have arrived: on a slow line it would delay
 * them. The bootstrap shows it at once in a browser that has loaded it before.
 */
export const showTypeface = async (): Promise<void> => {
  delete document.documentElement.dataset["typeface"]
  await document.fonts.load("1em Onest")
  localStorage.setItem("typeface", "loaded")
}
