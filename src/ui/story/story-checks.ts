const coinAmount = /^\s*[+−]?[\d\s.,]+[.,]\d{8}\s(?:BTC|ETH2?)\s*$/

/** Figures in a coin that stand alone and are no `Amount`, `UnbrokenText` or `Figure`: all their digits look alike, as only those to be copied may. */
export const plainCoinAmounts = (root: Node): readonly string[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text
    if (coinAmount.test(data) && parentElement!.closest("svg, option, [data-exact]") === null)
      found.push(`"${data}" in <${parentElement!.localName}>`)
  }
  return found
}

/** Links that take a text out of the page with the non-breaking spaces that only a page needs. */
export const unbrokenLinks = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll<HTMLAnchorElement>("a[href]")]
    .map(({ href }) => href)
    .filter((href) => /%C2%A0|\u00a0/iu.test(href))

/** The words of the HTML standard for what a field asks: browsers and password managers fill it in by them. */
const meanings: ReadonlyArray<readonly [fields: string, autocomplete: RegExp]> = [
  ["[type=password]", /^(?:current|new)-password$/],
  ["[type=email]", /^(?:email|username(?: webauthn)?)$/],
  ["[name=firstName]", /^given-name$/],
  ["[name=lastName]", /^family-name$/],
  ["[name=country]", /^country$/],
  ["[name=locale]", /^language$/],
  ["[type=tel]", /^tel$/],
  // The PIN of a voucher is printed once; no program knows it.
  ["[inputmode=numeric]:not([name=voucherPin])", /^one-time-code$/],
]
const filledIn = "input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), select, textarea"

/** Fields whose `autocomplete` is not the one of their meaning; `off` where they have none that a browser knows. */
export const wrongAutocomplete = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll(filledIn)].flatMap((field) => {
    const value = field.getAttribute("autocomplete") ?? ""
    const [, expected] = meanings.find(([fields]) => field.matches(fields)) ?? ["", /^off$/]
    return expected.test(value) ? [] : [`<${field.localName} name="${field.getAttribute("name")}"> has "${value}"`]
  })

/** React remembers the text node itself, not only its element: the text has siblings, or a component returned it bare. */
const isRemembered = (text: Text): boolean => Object.keys(text).some((name) => name.startsWith("__reactFiber$"))

const isTranslated = (text: Text): boolean =>
  text.data.trim() !== "" && text.parentElement?.closest("[translate=no], svg, script, style") === null

/**
 * Texts without an element of their own. A browser's translator replaces a text node by <font>; React would go on changing
 * the node that it remembers, which is no longer on the page, or fail to find it. The translator replaces the only text of an element whole.
 */
export const sharedTexts = (root: Node): readonly string[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (isRemembered(text) && isTranslated(text))
      found.push(`"${text.data}" in <${text.parentElement!.localName}>: "${text.parentElement!.textContent}"`)
  }
  return found
}
