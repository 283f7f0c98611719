import type { Status } from "#sandbox/errors.ts"
import type { ExtensionName } from "#sandbox/extensions.ts"
import type { Code } from "#sandbox/messages.ts"

/** The tags of the reference in their order, each with its description. */
export const tags = {
  "sign-in": "Sign-up, sign-in, recovery",
  account: "The customer and the settings",
  "two-factor": "Two-factor authentication and recovery codes",
  passkeys: "Passkeys",
  sessions: "Sessions, the security log and the protection",
  shop: "Products, codes, rates",
  demo: "The demo cabinet",
  orders: "Orders",
  payments: "Payment methods, invoices, vouchers",
  cabinet: "Contracts and the dashboard",
  money: "History and withdrawals",
  "address-book": "Saved addresses for withdrawals",
  partner: "The partner programme",
} as const

/** Metadata about a call that its route does not contain. */
export interface OperationMetadata {
  readonly id: string
  readonly tag: keyof typeof tags
  readonly summary: string
  /** Facts beyond the summary and the refusals, for readers of a generated client. */
  readonly description: string
  /** Refusals of this call only. sandbox/openapi/refusals.ts adds those of every call. */
  readonly refusals?: Readonly<Partial<Record<Status, readonly Code[]>>>
  readonly extension?: ExtensionName
  /** A second extension that needs the call. The call is offered if one of the two extensions is offered. */
  readonly alsoOf?: ExtensionName
  /** The schema of each line of a streamed response. */
  readonly lines?: string
  /** True if the call takes a two-factor code in `X-TFA`. */
  readonly acceptsTwoFactorCode?: true
  /** True if the call takes a human check in `ReCaptcha`. */
  readonly requiresHumanCheck?: true
}
