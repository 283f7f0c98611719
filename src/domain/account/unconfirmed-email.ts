import type { Profile } from "./account.ts"

/** Whether the customer has to confirm the address; that of the demo gets no letters. */
export const isEmailUnconfirmed = ({ isDemo, emailConfirmed }: Profile): boolean => !isDemo && !emailConfirmed
