import { Effect } from "effect"
import { encodePathSegment, type Api } from "#adapters/shared/api.ts"
import { AddressBook, type AddressBookChange, type NewAddress } from "#domain/account/address-book.ts"

export const loadAddressBook = (api: Api) => () => api("GET /address-book", { response: AddressBook })

/** Adds or changes an address. An address that is sent twice is in the book only once, so a retry is harmless. */
export const saveBookAddress =
  (api: Api) =>
  ({ coin, name, address, replaces }: NewAddress) =>
    api("POST /address-book/addresses", {
      body: { currencyId: coin, name, address, ...(replaces !== null && { replaces }) },
      response: AddressBook,
    })

/** Removes an address, or switches the book on or off. A missing address counts as removed, because an earlier call may have removed it. */
export const changeAddressBook = (api: Api) => (change: AddressBookChange) =>
  "isOn" in change
    ? api("PATCH /address-book", { body: { isOn: change.isOn }, response: AddressBook })
    : api(`DELETE /address-book/addresses/${encodePathSegment(change.removed)}`, {
        response: AddressBook,
        refusals: { AddressRemoved: { status: 404 } },
      }).pipe(Effect.catchTag("AddressRemoved", loadAddressBook(api)))
