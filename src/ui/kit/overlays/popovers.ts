import type { MouseEvent } from "react"

/** Closes the popover around a link that is followed. */
export const closePopover = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest<HTMLElement>("[popover]:popover-open")?.hidePopover()

/** A dialog or menu is open, or an action is under way: what is shown must not change by itself now. */
export const isPageInUse = (document: Pick<Document, "querySelector">): boolean =>
  document.querySelector("dialog[open], :popover-open, button[aria-busy=true]") !== null
