const coinAmount = /^\s*[+−]?[\d\s.,]+[.,]\d{8}\s(?:BTC|ETH2?)\s*$/

/** Figures in a coin that stand alone and are no `Amount`, `UnbrokenText` or `Figure`: all their digits look alike. */
export const plainCoinAmounts = (root: Node): readonly string[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text
    if (coinAmount.test(data) && parentElement!.closest("svg, option") === null)
      found.push(`"${data}" in <${parentElement!.localName}>`)
  }
  return found
}
