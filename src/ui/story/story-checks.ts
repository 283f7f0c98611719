const coinAmount = /^\s*[+−]?[\d\s.,]+[.,]\d{8}\s(?:BTC|ETH2?)\s*$/

/**
 * Returns coin amounts that are not rendered by `Amount`, `NoWrapText` or `Figure`, so that all their digits look alike. Only
 * amounts to copy may look like that.
 */
export const findPlainCoinAmounts = (root: Node): readonly string[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text
    if (coinAmount.test(data) && parentElement!.closest("svg, option, [data-exact]") === null)
      found.push(`"${data}" in <${parentElement!.localName}>`)
  }
  return found
}

/** Returns links that pass non-breaking spaces to another program, such as a mail program. Only a page needs such spaces. */
export const findUnbrokenLinks = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll<HTMLAnchorElement>("a[href]")]
    .map(({ href }) => href)
    .filter((href) => /%C2%A0|\u00a0/iu.test(href))

/** The `autocomplete` tokens of the HTML standard by the meaning of a field. */
const meanings: ReadonlyArray<readonly [fields: string, autocomplete: RegExp]> = [
  ["[type=password]", /^(?:current|new)-password$/],
  ["[type=email]", /^(?:email|username(?: webauthn)?)$/],
  ["[name=firstName]", /^given-name$/],
  ["[name=lastName]", /^family-name$/],
  ["[name=country]", /^country$/],
  ["[name=locale]", /^language$/],
  ["[type=tel]", /^tel$/],
  // Excludes the PIN of a voucher. No program can fill it in, because each PIN is printed once.
  ["[inputmode=numeric]:not([name=voucherPin])", /^one-time-code$/],
]
const filledIn = "input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), select, textarea"

/** Returns fields with an `autocomplete` that does not match their meaning. A meaning that browsers do not know needs `off`. */
export const findWrongAutocompletes = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll(filledIn)].flatMap((field) => {
    const value = field.getAttribute("autocomplete") ?? ""
    const [, expected] = meanings.find(([fields]) => field.matches(fields)) ?? ["", /^off$/]
    return expected.test(value) ? [] : [`<${field.localName} name="${field.getAttribute("name")}"> has "${value}"`]
  })

/**
 * Returns true if React keeps a reference to the text node itself and not only to its element. React does so if the text has
 * siblings, or if a component returned it bare.
 */
const isRemembered = (text: Text): boolean => Object.keys(text).some((name) => name.startsWith("__reactFiber$"))

const isTranslated = (text: Text): boolean =>
  text.data.trim() !== "" && text.parentElement?.closest("[translate=no], svg, script, style") === null

/**
 * Returns texts without an element of their own. A browser's translator replaces a text node with <font>. React would continue to change
 * the node to which it keeps a reference, which is no longer on the page, or fail to find it.
 *
 * A text that is the only one of its element is safe, because React replaces the element's content as a whole.
 */
export const findSharedTexts = (root: Node): readonly string[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (isRemembered(text) && isTranslated(text))
      found.push(`"${text.data}" in <${text.parentElement!.localName}>: "${text.parentElement!.textContent}"`)
  }
  return found
}
