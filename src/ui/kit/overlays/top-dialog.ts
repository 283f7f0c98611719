type Listener = (top: HTMLDialogElement | null) => void

let openDialogs: ReadonlyArray<HTMLDialogElement> = []
const listeners = new Set<Listener>()

const top = (): HTMLDialogElement | null => openDialogs.at(-1) ?? null

const update = (dialogs: ReadonlyArray<HTMLDialogElement>) => {
  openDialogs = dialogs
  listeners.forEach((listener) => listener(top()))
}

const without = (dialog: HTMLDialogElement) => openDialogs.filter((other) => other !== dialog)

/** Opens the dialog on top of all other dialogs. */
export const openOnTop = (dialog: HTMLDialogElement): void => {
  dialog.showModal()
  update([...without(dialog), dialog])
}

export const closeDialog = (dialog: HTMLDialogElement): void => {
  dialog.close()
  update(without(dialog))
}

/**
 * Calls the listener now and on each change with the topmost dialog. Elements outside that dialog are inert, so overlays must move
 * into it.
 */
export const watchTopDialog = (listener: Listener): (() => void) => {
  listeners.add(listener)
  listener(top())
  return () => {
    listeners.delete(listener)
  }
}
