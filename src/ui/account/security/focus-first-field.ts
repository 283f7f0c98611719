/** The ref of an element around a form that opens on its page: the button that opened the form is gone. */
export const focusFirstField = (element: HTMLElement | null): void =>
  element?.querySelector<HTMLInputElement>("input:not([hidden])")?.focus()
