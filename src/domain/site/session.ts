import type { Profile } from "./account.ts"

/** The visitor, for pages. `checking`: tokens exist, so the user counts as signed in; the profile is not loaded yet. */
export interface Visitor {
  readonly session: "checking" | "anonymous" | "authenticated" | "demo"
  readonly profile: Profile | null
}

/** Whom support can talk to: a real profile with an id and an e-mail. */
export const isIdentified = ({ session, profile }: Visitor): boolean =>
  session === "authenticated" && profile !== null && !profile.isDemo && profile.id !== "" && profile.email !== ""

/** Signed in, but the profile could not be loaded: make no claims about the account. */
export const isVisitorUnknown = ({ session, profile }: Visitor): boolean =>
  session === "authenticated" && profile === null

export const isSignedIn = ({ session }: Visitor): boolean => session !== "anonymous"

/** Whether the customer has to confirm the address; that of the demo gets no letters. */
export const isEmailUnconfirmed = ({ isDemo, emailConfirmed }: Profile): boolean => !isDemo && !emailConfirmed
