import { Result } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { createActor, fromPromise, waitFor } from "xstate"
import type { PayoutCoin } from "#domain/shared/currency.ts"
import { changeAddress, type PayoutAddressChange } from "#machines/account/change-address.machine.ts"
import type { SaveSettingFailure } from "#machines/account/settings-form.ts"
import { addressSchema } from "#ui/account/settings/address-settings.form.ts"

const alphanumeric = [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"]
const textOf = (characters: ReadonlyArray<string>, min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength: min, maxLength: max })

/** Addresses that the documented rules accept, even if no wallet could use them. Pasted spaces around an address are not included. */
const accepted: { readonly [Coin in PayoutCoin]: fc.Arbitrary<string> } = {
  btc: fc.oneof(
    fc.string({ unit: "grapheme" }).map((rest) => `bc1${rest}`.trim()),
    fc.tuple(fc.constantFrom("1", "3"), textOf(alphanumeric, 25, 39)).map(([first, rest]) => first + rest),
  ),
  eth: textOf([..."0123456789abcdefABCDEF"], 40, 40).map((digits) => `0x${digits}`),
}

/** Saves like a customer: types, presses save, and confirms the warning if there is one. */
const save = async (coin: PayoutCoin, address: string): Promise<ReadonlyArray<PayoutAddressChange>> => {
  const sent: Array<PayoutAddressChange> = []
  const machine = changeAddress.provide({
    actors: {
      saveAddress: fromPromise<Result.Result<null, SaveSettingFailure>, PayoutAddressChange>(({ input }) => {
        sent.push(input)
        return Promise.resolve(Result.succeed(null))
      }),
    },
  })
  const actor = createActor(machine, { input: { coin, saved: "" } }).start()
  actor.send({ type: "address.type", address })
  actor.send({ type: "form.submit", password: "Mining-2026!" })
  if (actor.getSnapshot().matches("warned")) actor.send({ type: "warning.confirm" })
  await waitFor(actor, (state) => state.matches("success"), { timeout: 1_000 })
  return sent
}

it.each(["btc", "eth"] as const)("every address that the documented rule of %s accepts can be saved", async (coin) => {
  await fc.assert(
    fc.asyncProperty(accepted[coin], async (address) => {
      expect(addressSchema[coin].safeParse({ address, password: "Mining-2026!" }).success).toBe(true)
      expect(await save(coin, address)).toEqual([{ coin, address, password: "Mining-2026!" }])
    }),
  )
})
