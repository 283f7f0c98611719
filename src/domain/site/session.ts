import type { Profile } from "./account.ts"

/** The visitor, for pages. `checking` means that tokens exist but the profile is not loaded yet, and counts as signed in. */
export interface Visitor {
  readonly session: "checking" | "anonymous" | "authenticated" | "demo"
  readonly profile: Profile | null
}

/** Returns whether support can identify the visitor, by a real profile with an id and an e-mail address. */
export const isIdentified = ({ session, profile }: Visitor): boolean =>
  session === "authenticated" && profile !== null && !profile.isDemo && profile.id !== "" && profile.email !== ""

/** Returns whether the visitor is signed in but the profile failed to load. Pages must then make no claims about the account. */
export const isVisitorUnknown = ({ session, profile }: Visitor): boolean =>
  session === "authenticated" && profile === null

export const isSignedIn = ({ session }: Visitor): boolean => session !== "anonymous"

/** Returns whether the customer has to confirm the e-mail address. The demo's address receives no letters. */
export const isEmailUnconfirmed = ({ isDemo, emailConfirmed }: Profile): boolean => !isDemo && !emailConfirmed
