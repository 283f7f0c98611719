import { Schema } from "effect"
import { AccountSummary } from "#domain/cabinet/account-summary.ts"
import { Tokens } from "#domain/account/account.ts"
import { Contract } from "#domain/cabinet/contract.ts"
import type { TaggedFailure } from "#domain/shared/failure.ts"
import { optionalEntriesSchema } from "#domain/shared/entries-wire.ts"
import { ListedOrder } from "#domain/orders/order.ts"
import { optionalField, withFallback, optionalLiteral } from "#domain/shared/schema.ts"

const demoStates = ["Created", "Assigned"] as const

/** GET /demo/cabinet/{id}: a demo cabinet. Once assigned to an account, it has no other fields. */
export const DemoCabinet = Schema.Struct({
  id: Schema.String,
  state: optionalLiteral(demoStates),
  summary: withFallback(AccountSummary, []),
  contracts: optionalEntriesSchema(Contract),
  orders: optionalEntriesSchema(ListedOrder),
})
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
