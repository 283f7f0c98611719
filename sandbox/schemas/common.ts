import { z } from "@hono/zod-openapi"
import type { ExtensionName } from "#sandbox/extensions.ts"
import { displayCurrencies } from "#sandbox/rules/rates.ts"
import {
  maskInternationalDomain,
  readEmail,
  cleanName,
  cleanPin,
  cleanProse,
  cleanToken,
} from "#sandbox/rules/typed-text.ts"

export const decimal = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,8})?$/)
  .openapi({ example: "0.0015" })
export const date = z.iso.datetime().openapi({ example: "2026-01-31T12:00:00.000Z" })
export const displayCurrency = z.enum(displayCurrencies)
export const productCurrency = z.enum(["btc", "eth", "eth2"])
export const anyCurrency = z.enum(["usd", "eur", "rub", "zar", "btc", "eth", "eth2"])
export const productType = z.enum(["Limited", "Unlimited"])
export const unit = z.enum(["Th", "Mh", "eth2"])
export const paymentType = z.enum(["CreditCard", "Crypto", "TransferSEPA", "TransferSwift", "OTTVoucher"])

/**
 * Creates the schema of a string of limited length. The schema refuses a longer string before any slow transformation or pattern reads it.
 */
export const stringUpTo = (max: number) => z.string().max(max, { abort: true })
/** The additional length of typed strings, for spaces, invisible characters and hyphens that `read` removes. */
const dropped = 512
const parsedString = (max: number, read: (text: string) => string) =>
  stringUpTo(max + dropped)
    .overwrite(read)
    .max(max, { abort: true })

const isEmail = (text: string): boolean => z.regexes.email.test(maskInternationalDomain(text))
export const email = parsedString(254, readEmail).refine(isEmail).openapi({ format: "email" })
/** A new password: printable ASCII without the space. */
export const newPassword = stringUpTo(32)
  .min(6)
  .regex(/^[\x21-\x7e]*$/)
/** Excludes the null character, which PostgreSQL cannot store in strings. */
const storable = /^[^\0]*$/
export const text = (max: number) => parsedString(max, cleanProse).min(1).regex(storable)
export const name = (max: number) => parsedString(max, cleanName).min(1).regex(storable)
/** Creates the schema of a PIN, which ignores spaces and hyphens between its groups. */
export const pin = (max: number) => parsedString(max, cleanPin).min(1).regex(storable)
export const code = parsedString(64, cleanToken).regex(storable)
/** A typed e-mail address. The schema accepts any string, because an invalid e-mail address is handled like a wrong one. */
export const typedName = parsedString(254, readEmail).min(1).regex(storable)
export const secret = stringUpTo(512).min(1).regex(storable)
export const analyticsData = z.record(
  z.string().max(64),
  z.union([z.string().max(256), z.boolean(), z.number(), z.null()]),
)

/** Makes a schema nullable, even one with a name. `.nullable()` would make the named schema itself nullable in the OpenAPI document. */
export const orNull = <S extends z.ZodType>(schema: S) => z.union([schema, z.null()])

export const displayQuery = z.strictObject({ currencyId: displayCurrency.optional() })
export const orderParams = z.strictObject({ orderId: z.uuid() })

const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
export const maxPage = 100
export const page = {
  currencyId: displayCurrency.optional(),
  offset: wholeNumber.optional(),
  count: wholeNumber.pipe(z.int().min(1).max(maxPage)).optional(),
}

export const refused = z
  .object({ code: z.string(), message: z.string(), field: z.string().optional(), requestId: z.string() })
  .openapi("Refusal")

const body = <S extends z.ZodType>(schema: S) => ({ "application/json": { schema } })

export const json = <S extends z.ZodType>(schema: S, description = "Answer") => ({ description, content: body(schema) })
/** Declares a body that may be absent. */
export const optionalBody = <S extends z.ZodType>(schema: S) => ({ content: body(schema), required: false })
export const requiredBody = <S extends z.ZodType>(schema: S) => ({ content: body(schema), required: true })
export const doneResponse = { description: "Done" }
export const refusals = {
  400: json(refused, "Invalid input"),
  401: json(refused, "A missing, expired or revoked token"),
  403: json(refused, "Forbidden, or a code of the second factor is needed"),
  404: json(refused, "Not found"),
  409: json(refused, "A conflict"),
  429: json(refused, "Too many calls"),
  500: json(refused, "A failure of the server"),
}
export const bearer = [{ bearer: [] }]
/** Marks fields of a named schema that an API may omit: those of an extension, and `optional` ones beyond the specification. */
export const optionalFields = (fields: Readonly<Record<string, ExtensionName | "optional">>) => ({
  "x-optional": fields,
})
/** The security of a call with an optional token. A response to a call with a token is about its customer. */
export const optionalBearer = [{}, ...bearer]
