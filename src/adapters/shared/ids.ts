/** A new id, for what the client names itself: orders, withdrawals, the demo cabinet. */
export const newId = (): string => crypto.randomUUID()
