/** Pages of the block explorers that show a transaction, by the coin it moved. */
const transactionPages: { readonly [currencyId: string]: { readonly page: string; readonly hash: RegExp } } = {
  btc: { page: "https://mempool.space/tx/", hash: /^[0-9a-f]{64}$/i },
  eth: { page: "https://etherscan.io/tx/", hash: /^0x[0-9a-f]{64}$/i }
}

/** Null unless the hash is one: nothing else may become part of a link. */
export const transactionPage = (currencyId: string, hash: string | null): string | null => {
  const explorer = transactionPages[currencyId]
  return explorer && hash !== null && explorer.hash.test(hash) ? explorer.page + hash : null
}
