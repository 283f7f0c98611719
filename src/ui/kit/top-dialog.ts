type Guest = (top: HTMLDialogElement | null) => void

let standing: ReadonlyArray<HTMLDialogElement> = []
const guests = new Set<Guest>()

const top = (): HTMLDialogElement | null => standing.at(-1) ?? null

const settle = (dialogs: ReadonlyArray<HTMLDialogElement>) => {
  standing = dialogs
  guests.forEach((guest) => guest(top()))
}

const without = (dialog: HTMLDialogElement) => standing.filter((other) => other !== dialog)

/** Opens it over all the others. */
export const raiseDialog = (dialog: HTMLDialogElement): void => {
  dialog.showModal()
  settle([...without(dialog), dialog])
}

export const lowerDialog = (dialog: HTMLDialogElement): void => {
  dialog.close()
  settle(without(dialog))
}

/** For what is there whatever stands over the page: outside of the topmost dialog nothing can be pressed or heard. */
export const isInTopDialog = (guest: Guest): (() => void) => {
  guests.add(guest)
  guest(top())
  return () => {
    guests.delete(guest)
  }
}
