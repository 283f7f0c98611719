import { addAddress, loadAddressBookResponse, removeAddress, switchAddressBook } from "#sandbox/rules/address-book.ts"
import { addressBook, addressForm, addressParams, switchForm } from "#sandbox/schemas/address-book.ts"
import { bearer, json, requiredBody } from "#sandbox/schemas/common.ts"
import { requireLockedCaller, emailContextOf } from "./call.ts"
import { defineOperation } from "./operation.ts"
import { readSecondFactor } from "./proof.ts"

const responses = { 200: json(addressBook) }

export const operations = [
  defineOperation({
    method: "get",
    path: "/address-book",
    id: "readAddressBook",
    tag: "address-book",
    summary: "Read the saved addresses",
    description:
      "Saved addresses for withdrawals, with the time from which each can be used, and whether the book is on.",
    extension: "addressBook",
    security: bearer,
    responses,
    handler: async (c) => {
      const customer = await requireLockedCaller(c)
      // Reading the book may replace addresses whose wait is over, so the call locks the customer.
      return c.json(await loadAddressBookResponse(c.var.tx, customer, c.var.now), 200)
    },
  }),

  defineOperation({
    method: "patch",
    path: "/address-book",
    id: "switchAddressBook",
    tag: "address-book",
    summary: "Turn the address book on or off",
    description:
      "On at once, which cancels switching it off; off 24 hours later, announced by an e-mail. While it is on, withdrawals go to saved addresses only. Idempotent.",
    refusals: { 403: ["Forbidden"] },
    extension: "addressBook",
    acceptsTwoFactorCode: true,
    security: bearer,
    request: { body: requiredBody(switchForm) },
    responses,
    handler: async (c) => {
      const change = { ...c.req.valid("json"), code: await readSecondFactor(c) }
      const customer = await requireLockedCaller(c)
      return c.json(await switchAddressBook(c.var.tx, customer, change, emailContextOf(c)), 200)
    },
  }),

  defineOperation({
    method: "post",
    path: "/address-book/addresses",
    id: "addAddress",
    tag: "address-book",
    summary: "Save an address under a name",
    description:
      "A new address can be used after 24 hours, and then takes the place of the one that `replaces` names. An e-mail announces it. The same again is in the book once.",
    refusals: { 403: ["Forbidden"], 404: ["NotFound"], 409: ["AddressInBook", "AddressBookFull"] },
    extension: "addressBook",
    acceptsTwoFactorCode: true,
    security: bearer,
    request: { body: requiredBody(addressForm) },
    responses,
    handler: async (c) => {
      const address = { ...c.req.valid("json"), code: await readSecondFactor(c) }
      const customer = await requireLockedCaller(c)
      return c.json(await addAddress(c.var.tx, customer, address, emailContextOf(c)), 200)
    },
  }),

  defineOperation({
    method: "delete",
    path: "/address-book/addresses/{addressId}",
    id: "removeAddress",
    tag: "address-book",
    summary: "Remove an address",
    description: "One that waits is cancelled, and the address that it was to replace stays.",
    refusals: { 403: ["Forbidden"] },
    extension: "addressBook",
    security: bearer,
    request: { params: addressParams },
    responses,
    handler: async (c) => {
      const customer = await requireLockedCaller(c)
      return c.json(await removeAddress(c.var.tx, customer, c.req.valid("param").addressId, c.var.now), 200)
    },
  }),
]
