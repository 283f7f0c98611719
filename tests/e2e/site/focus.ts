/** Returns a problem if the focused control shows no ring, frame or background that it lacks without focus. */
export const lookOfFocus = (): string => {
  const look = (element: Element) => {
    const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor } = getComputedStyle(element)
    return JSON.stringify([
      outlineStyle === "none" ? "0px" : outlineWidth,
      outlineStyle,
      boxShadow,
      borderColor,
      backgroundColor,
    ])
  }
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement)) return "Nothing has the focus"
  // The card of a radio button is the parent of its label.
  const around = [focused, focused.parentElement!, focused.parentElement!.parentElement!]
  const box = focused.getBoundingClientRect()
  const inView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
  const lit = around.map(look)
  focused.blur()
  const plain = around.map(look)
  focused.focus({ preventScroll: true })
  if (!inView) return `${focused.outerHTML} is out of view`
  return lit.join() === plain.join() ? `${focused.outerHTML} looks the same with focus` : "visible"
}

/** Returns the element that covers the middle of the focused control, such as a bar at the bottom, or null if there is none. */
export const coverOfFocus = (): string | null => {
  const focused = document.activeElement!
  const { left, top, width, height } = focused.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  const label = focused.closest("label") ?? (focused instanceof HTMLInputElement ? focused.labels?.[0] : null)
  return there === null || focused.contains(there) || there.contains(focused) || (label?.contains(there) ?? false)
    ? null
    : `${focused.outerHTML} lies under ${there.outerHTML.slice(0, 200)}`
}
