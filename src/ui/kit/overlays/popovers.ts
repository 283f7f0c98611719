import type { MouseEvent } from "react"

/** Closes the popover around a link that the user follows, because a navigation within the site keeps popovers open. */
export const closePopover = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest<HTMLElement>("[popover]:popover-open")?.hidePopover()

/**
 * Returns true while a dialog or menu is open or an action is running, because the page must not change automatically during that
 * time.
 */
export const isPageInUse = (document: Pick<Document, "querySelector">): boolean =>
  document.querySelector("dialog[open], :popover-open, button[aria-busy=true]") !== null
