import type { HumanCheckAction } from "#domain/account/credentials.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, port } from "#machines/shared/port.ts"

export const obtainHumanCheck = port<{ action: HumanCheckAction }, string, CallFailed>("obtainHumanCheck")

/** The state before a form is sent: the call in the state `requesting` carries what the human-check service answers. */
export const humanCheckState = (action: HumanCheckAction, failed: string, request = "requesting") =>
  ({
    invoke: {
      src: "obtainHumanCheck",
      input: { action },
      // Any machine with `humanCheck` and `failure` in its context fits, whatever its events.
      // oxlint-disable-next-line typescript/no-explicit-any
      onDone: answers<any, string, CallFailed, any, never, never>({
        ok: { target: request, assign: (humanCheck) => ({ humanCheck }) },
        otherwise: failed,
      }),
    },
  }) as const
