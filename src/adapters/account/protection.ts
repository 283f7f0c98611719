import { Effect } from "effect"
import { Protection } from "../../domain/account/protection"
import type { CallFailed } from "../../domain/shared/failure"
import type { Api } from "../shared/api"
import { asCallFailed } from "../shared/api"

export const loadProtection = (api: Api) => (): Effect.Effect<Protection, CallFailed> =>
  Effect.mapError(api({ method: "GET", path: "/profile/protection", answer: Protection }), asCallFailed)
