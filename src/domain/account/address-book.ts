import { Schema } from "effect"
import { payoutCoins, type PayoutCoin } from "#domain/shared/currency.ts"
import { entriesSchema } from "#domain/shared/entries-wire.ts"
import { Instant, optionalField } from "#domain/shared/schema.ts"

/** An address for withdrawals (docs/api.md, "addressBook"). */
export const SavedAddress = Schema.Struct({
  id: Schema.String,
  currencyId: Schema.Literals(payoutCoins),
  /** The customer's own name for the address. */
  name: Schema.String,
  address: Schema.String,
  /** The id of the address that the server deletes when this one becomes usable. */
  replaces: optionalField(Schema.String),
  /** The instant from which the address can be used. Null if the address can be used already. */
  availableDate: optionalField(Instant),
})
export type SavedAddress = typeof SavedAddress.Type

/** The response to GET /address-book, and to every change of the book or its addresses. */
export const AddressBook = Schema.Struct({
  /** True if withdrawals may go only to addresses of the book. */
  isOn: Schema.Boolean,
  /** The instant at which the book turns off. Null unless the customer asked for that. */
  offDate: optionalField(Instant),
  addresses: entriesSchema(SavedAddress),
})
export type AddressBook = typeof AddressBook.Type

/** The maximum length of an address's name, which the server enforces. */
export const maxAddressNameLength = 50

/** Returns the addresses of a coin whose waiting period is over. */
export const listUsableAddresses = ({ addresses }: AddressBook, coin: PayoutCoin): ReadonlyArray<SavedAddress> =>
  addresses.filter(({ currencyId, availableDate }) => currencyId === coin && availableDate === null)

export interface AddressDetails {
  readonly coin: PayoutCoin
  readonly name: string
  readonly address: string
}
export interface NewAddress extends AddressDetails {
  /** The id of the address that this one replaces, or null. */
  readonly replaces: string | null
}
export type AddressBookChange = { readonly removed: string } | { readonly isOn: boolean }

/** Returns the address that prefills the withdrawal form: the profile's address, or an empty string if an enabled book would refuse it. */
export const findPrefilledAddress = (book: AddressBook | null, coin: PayoutCoin, saved: string): string =>
  book?.isOn === true && !listUsableAddresses(book, coin).some(({ address }) => address === saved) ? "" : saved
