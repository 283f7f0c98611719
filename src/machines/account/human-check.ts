import type { HumanCheckAction } from "#domain/account/credentials.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, port } from "#machines/shared/port.ts"

export const obtainHumanCheck = port<{ action: HumanCheckAction }, string, CallFailed>("obtainHumanCheck")

/**
 * Returns the state in which a form obtains its human check. The call in the state `requesting` sends the token from the human-check
 * service.
 */
export const humanCheckState = (action: HumanCheckAction, failed: string, request = "requesting") =>
  ({
    invoke: {
      src: "obtainHumanCheck",
      input: { action },
      // The `any` types accept every machine with `humanCheck` and `failure` in its context, whatever its events are.
      // oxlint-disable-next-line typescript/no-explicit-any
      onDone: answers<any, string, CallFailed, any, never, never>({
        ok: { target: request, assign: (humanCheck) => ({ humanCheck }) },
        otherwise: failed,
      }),
    },
  }) as const
