import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { labelSample, lookupOutcome, challengeClosed, tooManyAttempts } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { changeAddress } from "./change-address.machine.ts"

/** Examples from BIP-173. The last address is `newAddress` with its last character mistyped. */
const savedAddress = "bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3"
const newAddress = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
const mistypedAddress = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5"

export const changeAddressModel = defineModel({
  machine: changeAddress,
  input: { coin: "btc", saved: savedAddress },
  events: {
    "address.type": [
      { type: "address.type", address: savedAddress },
      { type: "address.type", address: "tb1q" },
      { type: "address.type", address: newAddress },
      { type: "address.type", address: mistypedAddress },
    ],
    "form.submit": [{ type: "form.submit", password: "correct-horse" }],
  },
  portResults: {
    saveAddress: {
      ok: [null],
      IncorrectPassword: [taggedFailure("IncorrectPassword")],
      ResponseLost: [taggedFailure("ResponseLost")],
      CallFailed: [
        labelSample(
          "any other; the server's message, else the default one",
          callFailed("refused", { message: "Check this value." }),
        ),
        tooManyAttempts,
        challengeClosed,
      ],
    },
    checkAddressSaved: { ok: [true, false], CallFailed: [callFailed("offline")] },
  },
  // The saved address and the confirmed address change during the walk, so the condition must compare the typed address with them.
  when: ({ saved, confirmed }, event) => {
    if (event.type === "xstate.done.actor.checkAddressSaved") return lookupOutcome(event)
    if (event.type !== "address.type") return null
    const address: unknown = event["address"]
    if (address === saved) return "the saved one"
    if (address === mistypedAddress && confirmed !== mistypedAddress) return "another one, its checksum fails"
    return address === "tb1q" ? "not accepted by the rule" : "another one"
  },
  distinguishBy: ({ address, confirmed, saved }) => ({ address, confirmed: confirmed === address, saved }),
})
