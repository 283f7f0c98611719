import { randomUUID } from "node:crypto"
import fc from "fast-check"
import { expect, test } from "vitest"
import { readAddress } from "#sandbox/rules/address-forms.ts"
import { readEmail, cleanPin, cleanProse, cleanToken } from "#sandbox/rules/typed-text.ts"
import { setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, signUp } = setUpSandbox()

const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
const password = "correct-horse"

const noise = fc.stringMatching(/^[\u200b-\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069 \u00a0\n\t]{0,6}$/)

test("invisible characters around a pasted text are removed, and nothing else", () => {
  const word = fc.stringMatching(/^[\w@.:-]{1,40}$/)
  fc.assert(fc.property(word, noise, noise, (text, before, after) => cleanToken(before + text + after) === text))
  fc.assert(fc.property(noise, noise, (before, after) => cleanProse(`${before}👩\u200d💻${after}`) === "👩\u200d💻"))
  expect(cleanToken("PRO\u200bMO")).toBe("PROMO")
  expect(cleanPin("\u200b1001 2345-6789 ")).toBe("100123456789")
})

test.for([
  ["btc", `bitcoin:${address}?amount=0.1&label=x`, address],
  ["btc", `BITCOIN:${address.toUpperCase()}?AMOUNT=0.1`, address],
  ["btc", address.toUpperCase(), address],
  ["btc", "1BoatSLRHtKNngkdXEeobR76b53LETtpyT", "1BoatSLRHtKNngkdXEeobR76b53LETtpyT"],
  ["btc", `ethereum:${address}`, `ethereum:${address}`],
  ["eth", "ethereum:pay-0x52908400098527886E0F7030069857D2E4169EE7@1", "0x52908400098527886E0F7030069857D2E4169EE7"],
  [
    "eth",
    "ethereum:0x52908400098527886E0F7030069857D2E4169EE7?value=1e18",
    "0x52908400098527886E0F7030069857D2E4169EE7",
  ],
] as const)("a pasted address in %s is cleaned: %s", ([coin, pasted, read]) => {
  expect(readAddress(coin, pasted)).toBe(read)
})

test("a pasted address is stored clean in the settings, the address book and a withdrawal", async () => {
  const { token } = await signUp({ password })
  const pasted = `\u200ebitcoin:${address.toUpperCase()}?amount=1\u2060`
  await api("/profile/bitcoinaddress", { method: "PATCH", body: { address: pasted, password }, token })
  expect(await api("/profile", { token })).toMatchObject({ body: { bitcoinAddress: address } })
  const withdrawal = { id: randomUUID(), amount: "0.001", address: pasted, currencyId: "btc" }
  // The call accepts the form and refuses only because the balance is too small.
  expect(await api("/withdraws", { body: withdrawal, token })).toMatchObject({ body: { code: "InsufficientBalance" } })
})

test("a customer of an internationalised domain is the same in every spelling", async () => {
  const forms = ["post@почта.рф", " Post@ПОЧТА.рф\u200b", "post@xn--80a1acny.xn--p1ai"]
  expect(forms.map(readEmail)).toEqual(forms.map(() => "post@почта.рф"))
  const [first, ...others] = forms
  const { token } = await signUp({ email: first, password })
  expect(await api("/profile", { token })).toMatchObject({ body: { email: first } })
  for (const username of others)
    expect(await api("/token", { form: { grant_type: "password", username, password } })).toMatchObject({
      body: { code: "UserNotVerified" },
    })
})

test.for(["post@", "@почта.рф", "post@поч та.рф", "post@почта", "почта@example.com"])(
  "%s is rejected as an address",
  async (email) => {
    expect(await api("/recovery", { body: { email } })).toMatchObject({ status: 400, body: { field: "email" } })
  },
)
