import { brand } from "#sandbox/brand.ts"
import { day } from "#sandbox/clock.ts"
import type { Invoice, PaymentType } from "#sandbox/tables/orders.ts"

type Bank = {
  readonly beneficiary: string
  /** The IBAN in Europe, and an account number elsewhere. */
  readonly account: string
  readonly bic: string
  readonly bank: string
}

/** Fictional accounts. The IBAN is the example in the IBAN registry. */
const banks: Partial<Readonly<Record<PaymentType, Bank>>> = {
  TransferSEPA: {
    beneficiary: brand.legalName,
    account: "DE89370400440532013000",
    bic: "COBADEFFXXX",
    bank: "Commerzbank Köln",
  },
  TransferSwift: {
    beneficiary: brand.legalName,
    account: "000123456789",
    bic: "CHASUS33XXX",
    bank: "JPMorgan Chase Bank, New York",
  },
}

export const isTransfer = (type: PaymentType): boolean => type in banks

export const bankOf = (invoice: Invoice) => {
  const bank = banks[invoice.payment_type]
  return bank === undefined ? null : { ...bank, reference: invoice.reference ?? "" }
}

const isBankingDay = (date: Date): boolean => date.getUTCDay() !== 0 && date.getUTCDay() !== 6

/** Returns the same time of day, this many banking days later. Weekends do not count, but public holidays count. */
export const bankingDaysAfter = (now: number, days: number): Date => {
  const date = new Date(now)
  for (let left = days; left > 0;) {
    date.setTime(date.getTime() + day)
    if (isBankingDay(date)) left -= 1
  }
  return date
}
