import type { Code } from "#sandbox/messages.ts"
import type { ExtensionName } from "#sandbox/extensions.ts"
import type { Status } from "#sandbox/errors.ts"

/** What a route does not say of its call. */
export type Operation = {
  readonly id: string
  readonly summary: string
  /** Its own refusals; those of every call are added: sandbox/openapi/refusals.ts. */
  readonly refuses?: Readonly<Partial<Record<Status, readonly Code[]>>>
  readonly extension?: ExtensionName
  /** The schema of each line of a stream. */
  readonly lines?: string
  /** Takes a two-factor code in `X-TFA`. */
  readonly tfa?: true
  /** Takes a human check in `ReCaptcha`. */
  readonly human?: true
}

/** By method and path. */
export type Operations = Readonly<Record<string, Operation>>
