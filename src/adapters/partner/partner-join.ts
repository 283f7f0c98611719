import { Schema } from "effect"
import type { Api } from "#adapters/shared/api.ts"
import { unknownOutcome } from "#adapters/shared/refusals.ts"

/**
 * Joins the partner programme. The same call with the parameter `forsed` would create a code instead. Fails with `ResponseLost` if the
 * customer may have joined.
 */
export const joinProgramme = (api: Api) => () =>
  api("POST /partnership", { body: {}, refusals: { ResponseLost: unknownOutcome } })

const Partner = Schema.Struct({ isPartner: Schema.Boolean })

export const loadPartnerStatus = (api: Api) => () => api("GET /profile", { response: Partner })
