import { Schema } from "effect"
import { entriesSchema } from "#domain/shared/entries-wire.ts"
import { Instant, optionalField } from "#domain/shared/schema.ts"
import { payoutCoins, type PayoutCoin } from "#domain/shared/currency.ts"

/** An address for withdrawals (docs/api.md, "addressBook"). */
export const SavedAddress = Schema.Struct({
  id: Schema.String,
  currencyId: Schema.Literals(payoutCoins),
  /** The customer's own name for the address. */
  name: Schema.String,
  address: Schema.String,
  /** The id of the address that goes when this one can be used. */
  replaces: optionalField(Schema.String),
  /** The instant from which the address can be used; null if it can already. */
  availableDate: optionalField(Instant),
})
export type SavedAddress = typeof SavedAddress.Type

/** GET /address-book, and the answer to every change of it. */
export const AddressBook = Schema.Struct({
  /** Withdrawals go to its addresses alone. */
  isOn: Schema.Boolean,
  /** When it will be off; null unless that was asked for. */
  offDate: optionalField(Instant),
  addresses: entriesSchema(SavedAddress),
})
export type AddressBook = typeof AddressBook.Type

/** The server accepts names up to this many characters. */
export const addressNameMax = 50

export const usableAddresses = ({ addresses }: AddressBook, coin: PayoutCoin): ReadonlyArray<SavedAddress> =>
  addresses.filter(({ currencyId, availableDate }) => currencyId === coin && availableDate === null)

export interface AddressDetails {
  readonly coin: PayoutCoin
  readonly name: string
  readonly address: string
}
export interface NewAddress extends AddressDetails {
  /** The id of the address that it takes the place of, or null. */
  readonly replaces: string | null
}
export type AddressBookChange = { readonly removed: string } | { readonly isOn: boolean }

/** The address that prefills the withdrawal form: the profile's, unless an enabled book would refuse it. */
export const prefilledAddress = (book: AddressBook | null, coin: PayoutCoin, saved: string): string =>
  book?.isOn === true && !usableAddresses(book, coin).some(({ address }) => address === saved) ? "" : saved
