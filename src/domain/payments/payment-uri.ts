import { BigDecimal } from "effect"
import type { Invoice } from "#domain/orders/invoice.ts"
import { toPlainDecimal, type Decimal } from "#domain/shared/money.ts"

const weiDigits = 18

/** Returns the exact number of wei, because a float would lose digits. One ether has 10¹⁸ wei. */
const inWei = (ether: Decimal): string => BigDecimal.scale(ether, weiDigits).value.toString()

/** Returns the text of the QR code for a wallet: BIP-21 for btc, and EIP-681 for eth. */
export const paymentUri = (currencyId: string, address: string, amount: Decimal): string | null => {
  const to = encodeURIComponent(address)
  if (currencyId === "btc") return `bitcoin:${to}?amount=${toPlainDecimal(amount)}`
  if (currencyId === "eth") return `ethereum:${to}?value=${inWei(amount)}`
  return null
}

/** The transfer to make. The text, the copy button and the QR code all use these values. */
export interface CryptoTransfer {
  readonly currencyId: Invoice["currencyId"]
  readonly address: string
  readonly due: Decimal
  /** The due amount in the notation of wallets (digits and a point), because the customer copies it. */
  readonly amount: string
  readonly uri: string | null
}

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
    uri: paymentUri(currencyId, address, remainAmount),
  }
}
