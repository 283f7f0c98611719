import type { MouseEvent } from "react"

/** For a link in a popover: following it closes the popover. */
export const closePopover = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest<HTMLElement>("[popover]:popover-open")?.hidePopover()
