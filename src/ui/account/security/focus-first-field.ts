/** For what stands around a form that opens on its page: the button that opened it is gone. */
export const focusFirstField = (element: HTMLElement | null): void =>
  element?.querySelector<HTMLInputElement>("input:not([hidden])")?.focus()
