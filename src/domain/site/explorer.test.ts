import { expect, it } from "vitest"
import { createAddressUrl, createTransactionUrl } from "./explorer.ts"

const hash = "4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b"

it("links a transaction to the explorer of its coin", () => {
  expect(createTransactionUrl("btc", hash)).toBe(`https://mempool.space/tx/${hash}`)
  expect(createTransactionUrl("eth", `0x${hash}`)).toBe(`https://etherscan.io/tx/0x${hash}`)
})

it.each([
  ["btc", null],
  ["btc", "../../x"],
  ["btc", `0x${hash}`],
  ["eth", hash],
  ["usd", hash],
  ["btc", `${hash}?a=b`],
])("does not link another currency or an invalid hash: %s %s", (currencyId, text) => {
  expect(createTransactionUrl(currencyId, text)).toBeNull()
})

const ethAddress = "0x52908400098527886E0F7030069857D2E4169EE7"

it.each([
  [
    "btc",
    "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
    "https://mempool.space/address/bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
  ],
  ["btc", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2", "https://mempool.space/address/1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"],
  ["eth", ethAddress, `https://etherscan.io/address/${ethAddress}`],
  ["eth2", ethAddress, `https://etherscan.io/address/${ethAddress}`],
])("links an address to the explorer of its coin: %s %s", (currencyId, address, page) => {
  expect(createAddressUrl(currencyId, address)).toBe(page)
})

it.each([
  ["btc", null],
  ["btc", "bc1/../../x"],
  ["btc", ethAddress],
  ["eth", "0x52"],
  ["usd", ethAddress],
  ["eth", `${ethAddress}#x`],
])("does not link another currency or an invalid address: %s %s", (currencyId, text) => {
  expect(createAddressUrl(currencyId, text)).toBeNull()
})
