import { routeRules, type RouteName } from "#domain/site/routes.ts"
import type { SessionState } from "#domain/site/session.ts"

/**
 * The set-password prompt of a cabinet page for a customer without a password. The customer can postpone a `soft` prompt but not a `forced`
 * one. `afterConfirmation` becomes a soft prompt, possibly after a delay. `dismissed` is a postponed prompt.
 */
export type PasswordPrompt = "none" | "soft" | "afterConfirmation" | "forced" | "dismissed"

export interface PromptConditions {
  readonly page: RouteName | null
  /** The last page outside the cabinet, from which the customer entered it. Null if the visit began in the cabinet. */
  readonly enteredFrom: RouteName | null
  readonly session: SessionState
  /** True if this customer postponed the prompt in this browser session. */
  readonly isPostponed: boolean
}

export const isCabinetRoute = (page: RouteName | null): boolean =>
  page !== null && /^\/cabinet(?:\/|$)/.test(routeRules[page].pattern)

/**
 * Returns the prompt of a visit. The settings require a password. Any other cabinet page asks until the customer postpones the prompt, but
 * not a customer who entered the cabinet from the demo.
 */
export const choosePasswordPrompt = ({
  page,
  enteredFrom,
  session: { status, profile },
  isPostponed: isPromptPostponed,
}: PromptConditions): PasswordPrompt => {
  const isWithoutPassword = profile !== null && !profile.hasPassword && !profile.isDemo && status !== "anonymous"
  if (!isWithoutPassword || !isCabinetRoute(page)) return "none"
  if (page === "settings") return "forced"
  if (isPromptPostponed) return "dismissed"
  if (enteredFrom === "demo") return "none"
  return enteredFrom === "confirm" ? "afterConfirmation" : "soft"
}

/** The facts that decide whether the prompt appears with a delay after the confirmation of the e-mail address. */
export interface PurchaseFacts {
  readonly hasContracts: boolean
  readonly alreadyCompleted: boolean
}
