import { BigDecimal } from "effect"
import type { Invoice } from "#domain/orders/invoice.ts"
import { toPlainDecimal, type Decimal } from "#domain/shared/money.ts"

const weiDigits = 18

/** The exact number of wei: 10¹⁸ are one ether, and no float sees them. */
const inWei = (ether: Decimal): string => BigDecimal.scale(ether, weiDigits).value.toString()

/** The QR code's text for a wallet: BIP-21 for btc, EIP-681 for eth. Null for a currency without a URI scheme. */
export const paymentUri = (currencyId: string, address: string, amount: Decimal): string | null => {
  const to = encodeURIComponent(address)
  if (currencyId === "btc") return `bitcoin:${to}?amount=${toPlainDecimal(amount)}`
  if (currencyId === "eth") return `ethereum:${to}?value=${inWei(amount)}`
  return null
}

/** The amount to send. Text, copy and QR code all use this value. */
export interface CryptoTransfer {
  readonly currencyId: Invoice["currencyId"]
  readonly address: string
  readonly due: Decimal
  /** The due amount as wallets write it, to be copied: digits and a point. */
  readonly amount: string
  readonly uri: string | null
}

/** Null when the invoice has no address to pay to. */
export const cryptoTransferOf = (
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
    uri: paymentUri(currencyId, address, remainAmount),
  }
}
