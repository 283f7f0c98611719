import { addressBookOn, exchangeAddress, ledgerAddress } from "#domain/fixtures/account.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { labelSample, challengeClosed, tooManyAttempts } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { addressBook } from "./address-book.machine.ts"

const details = {
  coin: "btc",
  name: "Cold wallet",
  address: "bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3",
} as const

const mistyped = `${details.address.slice(0, -1)}4`

const coldWallet = {
  coin: "btc",
  name: "Cold wallet",
  address: "bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3",
}

export const addressBookModel = defineModel({
  machine: addressBook,
  events: {
    "address.change": [{ type: "address.change", saved: ledgerAddress }],
    "address.remove": [{ type: "address.remove", saved: exchangeAddress }],
    "book.switch": [{ type: "book.switch", isOn: false }],
    "form.submit": [
      labelSample("a sound address", { type: "form.submit", ...details }),
      labelSample("its checksum fails", { type: "form.submit", ...details, address: mistyped }),
    ],
  },
  portResults: {
    loadAddressBook: {
      ok: [addressBookOn],
      CallFailed: [callFailed("server", { requestId: "req-42" })],
    },
    saveBookAddress: {
      ok: [addressBookOn],
      CallFailed: [
        labelSample(
          "any other; the server's message, else the default one",
          callFailed("refused", { message: "This address is already in your address book." }),
        ),
        tooManyAttempts,
        challengeClosed,
      ],
    },
    changeAddressBook: {
      ok: [addressBookOn],
      CallFailed: [labelSample("any other", callFailed("offline")), challengeClosed],
    },
  },
  // The saved fields depend on whether the customer changes an existing address.
  distinguishBy: ({ chosen }) => chosen?.id ?? null,
  portInputs: {
    loadAddressBook: [undefined],
    saveBookAddress: [
      { ...coldWallet, replaces: null },
      { ...coldWallet, replaces: "6f0c7f8a-6f3a-4a54-9a1e-7b8f2f0e0001" },
      // The address has a wrong checksum, and the customer confirmed the warning.
      { ...coldWallet, address: mistyped, replaces: null },
      { ...coldWallet, address: mistyped, replaces: "6f0c7f8a-6f3a-4a54-9a1e-7b8f2f0e0001" },
    ],
    changeAddressBook: [{ removed: "6f0c7f8a-6f3a-4a54-9a1e-7b8f2f0e0002" }, { isOn: false }],
  },
})
