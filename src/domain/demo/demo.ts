import { Schema } from "effect"
import { Tokens } from "#domain/site/account.ts"
import type { TaggedFailure } from "#domain/shared/failure.ts"
import { optionalField, optionalLiteral } from "#domain/shared/schema.ts"

const demoStates = ["Created", "Assigned"] as const

/** GET /demo/cabinet/{id}: a demo cabinet. Its lists are left out, because the cabinet loads them as for every customer. */
export const DemoCabinet = Schema.Struct({ id: Schema.String, state: optionalLiteral(demoStates) })
export type DemoCabinet = typeof DemoCabinet.Type

/** POST /demo/cabinet: with the tokens of the demo customer. */
export const CreatedDemoCabinet = Schema.Struct({ ...DemoCabinet.fields, tokens: optionalField(Tokens) })

/** 404: there is no demo cabinet with this id, or it was removed. */
export type DemoMissing = TaggedFailure<"DemoMissing">

/** 409: the address belongs to an account. The server's words. */
export interface EmailTaken {
  readonly _tag: "EmailTaken"
  readonly message: string | null
}
