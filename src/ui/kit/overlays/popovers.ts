import type { MouseEvent } from "react"

/** Closes the popover around a link that the user follows. A navigation within the site would leave it open. */
export const closePopover = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest<HTMLElement>("[popover]:popover-open")?.hidePopover()

/**
 * Returns true while a dialog or menu is open or an action is running. A poll must not change the page while the visitor is
 * using it.
 */
export const isPageInUse = (document: Pick<Document, "querySelector">): boolean =>
  document.querySelector("dialog[open], :popover-open, button[aria-busy=true]") !== null
