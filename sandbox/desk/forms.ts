import { z } from "@hono/zod-openapi"
import { day, hour, minute } from "#sandbox/clock.ts"
import { faultKinds } from "#sandbox/faults.ts"
import { parseAmount } from "#sandbox/money.ts"
import { forcedStates } from "#sandbox/rules/forced-state.ts"
import { decimal } from "#sandbox/schemas/common.ts"
import { personaNames } from "./personas.ts"
import { sceneNames } from "./scenes.ts"

const moves = { "20m": 20 * minute, "2h": 2 * hour, "24h": day, "30d": 30 * day } as const
const moveNames = ["20m", "2h", "24h", "30d"] as const

/** Parses a typed amount. A comma counts as a decimal point, because Russian numbers have one. Spaces are ignored. */
const typedAmount = z
  .string()
  .transform((typed) => typed.replaceAll(/\s/g, "").replace(",", "."))
  .pipe(decimal)
  .transform(parseAmount)
  .refine((value) => value > 0n)

const kind = z.enum(["exact", "half", "double"])

export const payForm = z.union([z.strictObject({ kind }), z.strictObject({ amount: typedAmount })])

export const forcedStateForm = z.strictObject({ state: z.enum(forcedStates) })
export const sceneForm = z.strictObject({ scene: z.enum(sceneNames) })

export const clockAt = z.iso.datetime({ local: true }).transform((at) => Date.parse(at.endsWith("Z") ? at : `${at}Z`))

export const clockForm = z.union([
  z.strictObject({ move: z.enum(moveNames) }).transform((form) => ({ milliseconds: moves[form.move] })),
  z.strictObject({
    milliseconds: z
      .int()
      .min(-366 * day)
      .max(366 * day),
  }),
  z.strictObject({
    at: clockAt,
  }),
  z.strictObject({ reset: z.union([z.literal(true), z.literal("1")]).transform(() => true as const) }),
])

const ownResponse = z.strictObject({
  status: z.int().min(200).max(599),
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).optional(),
})
/** Parses a response that a tester typed as JSON. */
const typedResponse = z
  .string()
  .trim()
  .transform((text, issues) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      issues.addIssue("not JSON")
      return z.NEVER
    }
  })
  .pipe(ownResponse)

export const faultForm = z
  .strictObject({
    path: z.string().trim().startsWith("/api/").max(200),
    method: z
      .union([z.enum(["GET", "POST", "PATCH", "PUT", "DELETE"]), z.literal("").transform(() => undefined)])
      .optional(),
    kind: z.enum(faultKinds),
    count: z.coerce.number().int().min(1).max(1000).default(1),
    milliseconds: z.union([z.literal("").transform(() => 0), z.coerce.number().int().min(0).max(120_000)]).default(0),
    response: z.union([z.literal("").transform(() => undefined), typedResponse, ownResponse]).optional(),
    after: z.string().max(210).optional(),
  })
  .refine(({ kind, response }) => (kind === "response") === (response !== undefined))

export const localeForm = z.strictObject({ culture: z.enum(["en-US", "ru-RU"]) })

export const personaForm = z.strictObject({ persona: z.enum(personaNames) })
