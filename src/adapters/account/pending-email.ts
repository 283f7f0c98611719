import { Effect } from "effect"
import type { CallFailed } from "../../domain/shared/failure"
import type { Api } from "../shared/api"
import { asCallFailed } from "../shared/api"

export const resendEmailChange = (api: Api) => (): Effect.Effect<null, CallFailed> =>
  api({ method: "POST", path: "/profile/email-change/resend", body: {}, answer: null }).pipe(
    Effect.as(null),
    Effect.mapError(asCallFailed),
  )

export const cancelEmailChange = (api: Api) => (): Effect.Effect<null, CallFailed> =>
  api({ method: "DELETE", path: "/profile/email-change", answer: null }).pipe(
    Effect.as(null),
    Effect.mapError(asCallFailed),
  )
