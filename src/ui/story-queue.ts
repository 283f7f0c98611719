/** So many frames load at once; the others wait for their turn. */
const together = 3

interface Guest {
  readonly come: () => void
}

const inside = new Set<Guest>()
const waiting: Array<Guest> = []

const letIn = () => {
  while (inside.size < together && waiting.length > 0) {
    const guest = waiting.shift()!
    inside.add(guest)
    guest.come()
  }
}

/** Calls back when it is this one's turn; it leaves when it is done, or no longer wants to come. */
export const enterLoadQueue = (
  called: (turn: { readonly leave: () => void }) => void,
): { readonly leave: () => void } => {
  const leave = () => {
    inside.delete(guest)
    const place = waiting.indexOf(guest)
    if (place >= 0) waiting.splice(place, 1)
    letIn()
  }
  const guest: Guest = { come: () => called({ leave }) }
  waiting.push(guest)
  letIn()
  return { leave }
}
