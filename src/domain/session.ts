import type { Profile } from "./account"

/** Who is there, as pages need to know it. `checking`: there are tokens, so considered signed in; the profile is not known yet. */
export interface Visitor {
  readonly session: "checking" | "anonymous" | "authenticated" | "demo"
  readonly profile: Profile | null
}

/** Whom support can talk to: a real profile with an id and an e-mail. */
export const isIdentified = ({ session, profile }: Visitor): boolean =>
  session === "authenticated" && profile !== null && !profile.isDemo && profile.id !== "" && profile.email !== ""

/** Signed in, but the profile could not be loaded: nothing may be said about what this account is or lacks. */
export const isVisitorUnknown = ({ session, profile }: Visitor): boolean =>
  session === "authenticated" && profile === null

export const isSignedIn = ({ session }: Visitor): boolean => session !== "anonymous"
