import { Effect } from "effect"
import type { AddressBookChange, NewAddress } from "../../domain/account/address-book"
import { AddressBook } from "../../domain/account/address-book"
import type { CallFailed } from "../../domain/shared/failure"
import type { Api } from "../shared/api"
import { asCallFailed, part } from "../shared/api"

export const loadAddressBook = (api: Api) => (): Effect.Effect<AddressBook, CallFailed> =>
  Effect.mapError(api({ method: "GET", path: "/address-book", answer: AddressBook }), asCallFailed)

/** Adds or changes an address. The same one sent twice is in the book once. */
export const saveBookAddress =
  (api: Api) =>
  ({ coin, name, address, replaces }: NewAddress): Effect.Effect<AddressBook, CallFailed> =>
    Effect.mapError(
      api({
        method: "POST",
        path: "/address-book/addresses",
        body: { currencyId: coin, name, address, ...(replaces !== null && { replaces }) },
        answer: AddressBook,
      }),
      asCallFailed,
    )

/** Removes an address, or switches the book. An address that is not found was removed before. */
export const changeAddressBook =
  (api: Api) =>
  (change: AddressBookChange): Effect.Effect<AddressBook, CallFailed> =>
    "isOn" in change
      ? Effect.mapError(
          api({ method: "PATCH", path: "/address-book", body: { isOn: change.isOn }, answer: AddressBook }),
          asCallFailed,
        )
      : Effect.catch(
          api({ method: "DELETE", path: `/address-book/addresses/${part(change.removed)}`, answer: AddressBook }),
          (error) =>
            error._tag === "Refused" && error.status === 404
              ? loadAddressBook(api)()
              : Effect.fail(asCallFailed(error)),
        )
