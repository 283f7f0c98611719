import type { Code } from "#sandbox/messages.ts"
import type { ExtensionName } from "#sandbox/extensions.ts"
import type { Status } from "#sandbox/errors.ts"

/** The chapters of the reference, in their order. */
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

/** Facts about a call that its route does not say. */
export interface Facts {
  readonly id: string
  readonly tag: keyof typeof tags
  readonly summary: string
  /** Facts that the summary and the refusals do not say, for readers of a generated client. */
  readonly description: string
  /** Refusals of this call alone; those of every call are added: sandbox/openapi/refusals.ts. */
  readonly refuses?: Readonly<Partial<Record<Status, readonly Code[]>>>
  readonly extension?: ExtensionName
  /** Another extension that needs the call too: it is offered with either. */
  readonly alsoOf?: ExtensionName
  /** The schema of each line of a stream. */
  readonly lines?: string
  /** Takes a two-factor code in `X-TFA`. */
  readonly tfa?: true
  /** Takes a human check in `ReCaptcha`. */
  readonly human?: true
}
