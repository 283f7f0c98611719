import type { Tx } from "#sandbox/database.ts"

const key = (productId: string): string => `suspended ${productId}`

/** Returns suspended products, whose contracts earn nothing. */
export const listSuspendedProducts = async (tx: Tx): Promise<ReadonlySet<string>> => {
  const rows = await tx.selectFrom("setting").select("value").where("key", "like", "suspended %").execute()
  return new Set(rows.map(({ value }) => value))
}

/** Suspends or resumes a product. The caller must have booked everything due until now. */
export const suspendSales = async (tx: Tx, productId: string, isSuspended: boolean): Promise<void> => {
  await tx.deleteFrom("setting").where("key", "=", key(productId)).execute()
  if (isSuspended)
    await tx
      .insertInto("setting")
      .values({ key: key(productId), value: productId })
      .execute()
}
