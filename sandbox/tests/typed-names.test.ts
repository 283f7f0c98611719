import { z } from "@hono/zod-openapi"
import fc from "fast-check"
import { expect, test } from "vitest"
import { isolateName } from "#sandbox/rules/email-formats.ts"
import { cleanName } from "#sandbox/rules/typed-text.ts"
import { addressBook, addressForm } from "#sandbox/schemas/address-book.ts"
import { codeForm, newCodeForm, summaryEntry } from "#sandbox/schemas/partner.ts"
import { passkeyForm } from "#sandbox/schemas/passkeys.ts"
import { identityForm } from "#sandbox/schemas/payments.ts"
import { offering, setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, confirmed, emailsTo } = setUpSandbox(offering("addressBook", "partner"))

/** A name that reverses the words after it and ends a header line of an e-mail. */
const evil = " evil\u202e gnp.exe\r\nBcc: all@shop.example\u0007\u2028\u2069 "
const tame = "evil gnp.exe Bcc: all@shop.example"

test("a name loses line breaks and direction marks, and keeps characters that join its letters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(cleanName(text)).not.toMatch(/[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/)
    }),
  )
  for (const name of ["Ada  Lovelace", "👩\u200d💻", "می\u200cخواهم", "\u05e9\u05dc\u05d5\u05dd"])
    expect(cleanName(name)).toBe(name)
  expect(isolateName(evil)).toBe(`\u2068${tame}\u2069`)
})

test.each([
  ["an address", addressForm.shape.name],
  ["a passkey", passkeyForm.shape.name],
  ["a new code", newCodeForm.shape.label],
  ["a code", codeForm.shape.label],
  ["a customer", identityForm.shape.firstName],
  ["a family", identityForm.shape.lastName],
])("the name of %s is cleaned too", (_, schema: z.ZodType) => {
  expect(schema.parse(evil)).toBe(tame)
  expect(schema.safeParse("a\0b").success).toBe(false)
  expect(schema.safeParse("\n\u2028").success).toBe(false)
})

test("a cleaned name is stored and written into e-mails", async () => {
  const { email, token } = await confirmed()
  const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
  const book = await api("/address-book/addresses", { body: { currencyId: "btc", name: evil, address }, token })
  expect(addressBook.parse(book.body).addresses[0]).toMatchObject({ name: tame })
  expect((await emailsTo(email))[0]?.text).toContain(
    `The BTC address “\u2068${tame}\u2069” was added to your Hashwell address book:\n`,
  )
  await api("/partnership", { body: {}, token })
  await api("/partnership?forsed=true", { body: { label: evil }, token })
  const { body } = await api("/partnership/summary", { token })
  expect(z.array(summaryEntry).parse(body)).toMatchObject([{ label: tame }])
})
