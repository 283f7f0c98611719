import { z } from "@hono/zod-openapi"
import { readAddress } from "#sandbox/rules/address-forms.ts"
import { date, name, stringUpTo } from "./common.ts"

const coin = z.enum(["btc", "eth"])

export const addressParams = z.strictObject({ addressId: z.uuid() })

export const addressForm = z
  .strictObject({
    currencyId: coin,
    name: name(50),
    address: stringUpTo(128).min(1),
    replaces: z.uuid().optional(),
  })
  .overwrite((form) => ({ ...form, address: readAddress(form.currencyId, form.address) }))

export const switchForm = z.strictObject({ isOn: z.boolean() })

const savedAddress = z
  .object({
    id: z.uuid(),
    currencyId: coin,
    name: z.string(),
    address: z.string(),
    replaces: z.uuid().nullable(),
    availableDate: date.nullable(),
  })
  .openapi("SavedAddress")

export const addressBook = z
  .object({ isOn: z.boolean(), offDate: date.nullable(), addresses: z.array(savedAddress) })
  .openapi("AddressBook")
