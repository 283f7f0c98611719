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

/** 404: no demo cabinet has this id, or it was removed. */
export type DemoNotFound = TaggedFailure<"DemoNotFound">

/** 409: the e-mail address belongs to an account. `message` is the server's text. */
export interface EmailRegistered {
  readonly _tag: "EmailRegistered"
  readonly message: string | null
}
