import { BigDecimal } from "effect"
import type { Invoice } from "#domain/orders/invoice.ts"
import { toPlainDecimal, type Decimal } from "#domain/shared/money.ts"

const weiDigits = 18

/** Returns the exact number of wei. One ether has 10¹⁸ wei, which a float could not hold exactly. */
const inWei = (ether: Decimal): string => BigDecimal.scale(ether, weiDigits).value.toString()

/** Returns the URI of a payment for the QR code: BIP-21 for btc, and EIP-681 for eth. Returns null for any other currency. */
export const createPaymentUri = (currencyId: string, address: string, amount: Decimal): string | null => {
  const to = encodeURIComponent(address)
  if (currencyId === "btc") return `bitcoin:${to}?amount=${toPlainDecimal(amount)}`
  if (currencyId === "eth") return `ethereum:${to}?value=${inWei(amount)}`
  return null
}

/** The transfer that pays an invoice. The text, the copy button and the QR code all use these values. */
export interface CryptoTransfer {
  readonly currencyId: Invoice["currencyId"]
  readonly address: string
  /** The remaining amount in the coin. */
  readonly due: Decimal
  /** The remaining amount in the notation of wallets (digits and a point), for the customer to copy. */
  readonly amount: string
  /** The result of `createPaymentUri` for the QR code. Null for a currency other than btc and eth. */
  readonly uri: string | null
}

/** Returns the transfer of the remaining amount, or null if the invoice has no coin address. */
export const toCryptoTransfer = (
  invoice: Pick<Invoice, "currencyId" | "remainAmount" | "requisites">,
): CryptoTransfer | null => {
  const { address } = invoice.requisites
  if (address === null) return null
  const { currencyId, remainAmount } = invoice
  return {
    currencyId,
    address,
    due: remainAmount,
    amount: toPlainDecimal(remainAmount),
    uri: createPaymentUri(currencyId, address, remainAmount),
  }
}
