import { expect, it } from "vitest"
import { transactionPage } from "./explorer"

const hash = "4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b"

it("links a transaction to the explorer of its coin", () => {
  expect(transactionPage("btc", hash)).toBe(`https://mempool.space/tx/${hash}`)
  expect(transactionPage("eth", `0x${hash}`)).toBe(`https://etherscan.io/tx/0x${hash}`)
})

it.each([["btc", null], ["btc", "../../x"], ["btc", `0x${hash}`], ["eth", hash], ["usd", hash], ["btc", `${hash}?a=b`]])(
  "links nothing else: %s %s",
  (currencyId, text) => { expect(transactionPage(currencyId, text)).toBeNull() }
)
