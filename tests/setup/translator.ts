/**
 * Translates the page and all new content word for word, and replaces nodes as a browser's translator does. The
 * function also runs in the page of another browser, so it contains everything that it needs.
 */
export const startTranslator = (): MutationObserver => {
  const isTranslatable = (text: Text): boolean =>
    text.data.trim() !== "" && text.parentElement?.closest("[translate=no], font, svg, script, style") === null
  // Google, Yandex and Edge wrap texts in this way: the text moves into a new text node of the translator.
  const wrap = (text: Text): void => {
    const inner = document.createElement("font")
    inner.append(text.data)
    const outer = document.createElement("font")
    outer.append(inner)
    text.replaceWith(outer)
  }
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.filter(isTranslatable).forEach(wrap)
  }
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === "characterData") translate(target)
      else addedNodes.forEach(translate)
    }
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  translate(document.body)
  return observer
}
