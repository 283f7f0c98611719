/**
 * Focuses the first field of a form that opens within its page, because the button that opened it is gone. Pass it as the ref of an
 * element around the form.
 */
export const focusFirstField = (element: HTMLElement | null): void =>
  element?.querySelector<HTMLInputElement>("input:not([hidden])")?.focus()
