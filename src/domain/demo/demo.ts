import { Schema } from "effect"
import type { TaggedFailure } from "#domain/shared/failure.ts"
import { optionalField, optionalLiteral } from "#domain/shared/schema.ts"
import { Tokens } from "#domain/site/account.ts"

const demoStates = ["Created", "Assigned"] as const

/** The response to GET /demo/cabinet/{id}, without its lists, because the cabinet loads them as it does for every customer. */
export const DemoCabinet = Schema.Struct({ id: Schema.String, state: optionalLiteral(demoStates) })
export type DemoCabinet = typeof DemoCabinet.Type

/** The response to POST /demo/cabinet, which includes the tokens of the demo customer. */
export const CreatedDemoCabinet = Schema.Struct({ ...DemoCabinet.fields, tokens: optionalField(Tokens) })

/** The refusal (404) of an id without a demo cabinet, which may have been removed. */
export type DemoNotFound = TaggedFailure<"DemoNotFound">

/** The refusal (409) of an e-mail address that belongs to an account. `message` is the server's explanation. */
export interface EmailRegistered {
  readonly _tag: "EmailRegistered"
  readonly message: string | null
}
