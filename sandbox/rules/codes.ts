import { sql } from "kysely"
import { productOf } from "#sandbox/catalogue.ts"
import { day, lifetimes } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import { parseAmount, smallerAmount, formatAmount, type Amount } from "#sandbox/money.ts"
import type { CodeRow } from "#sandbox/tables/codes.ts"
import { cleanToken } from "./typed-text.ts"

export const normalizeCode = (code: string): string => cleanToken(code).toUpperCase()

/** The order and customer for which a sale is read. An order's own reservation does not reduce the quantity available to that order. */
type CodeLookup = {
  readonly now: number
  readonly orderId?: string | undefined
  readonly userId?: string | null | undefined
}

/**
 * Limits the reservation of an order without an owner to a tenth of the sale, so that a visitor without an account cannot reserve
 * everything.
 */
const reservedQuantity = sql`case when owner_id is null
  then least(quantity, round(referral_limit.total / 10, 8)) else quantity end`

/**
 * Returns the quantity that orders with a sale's code reserve while they can be paid. The database calculates the sum at each read, so no
 * job needs to release reservations.
 * - An overpaid order keeps its reservation, because it waits for a decision.
 * - A visitor's order reserves for 30 minutes. The sandbox checks the sale again when that order gets an owner.
 */
const selectReserved = (tx: Tx, { now, orderId }: CodeLookup) =>
  tx
    .selectFrom("customer_order")
    .select(sql<string>`coalesce(sum(${reservedQuantity}), 0)`.as("reserved"))
    .where(
      sql<boolean>`customer_order.code = referral_limit.code and customer_order.product_id = referral_limit.product_id`,
    )
    .where((is) =>
      is.or([
        is("state", "=", "OverPaid"),
        is.and([
          is("state", "in", ["Created", "Assigned", "Issued", "UnderPaid"]),
          is("expire_date", ">", new Date(now)),
          is.or([
            is("owner_id", "is not", null),
            is("customer_order.create_date", ">", new Date(now - lifetimes.visitorReservation)),
          ]),
        ]),
      ]),
    )
    .$if(orderId !== undefined, (query) => query.where("customer_order.id", "!=", orderId ?? ""))

type CodeKept = Pick<CodeRow, "code" | "active" | "owner_id">

/** Returns true if a partner's deactivated code is still valid: for customers who signed up with it, and for an order that has it. */
const isKept = async (
  tx: Tx,
  { code, active, owner_id }: CodeKept,
  { orderId, userId }: CodeLookup,
): Promise<boolean> => {
  if (active || owner_id === null) return false
  const { rows } = await sql<{ valid: boolean }>`select
    exists (select from customer where id = ${userId ?? null}::uuid and referral_code = ${code})
    or exists (select from customer_order where id = ${orderId ?? null}::uuid and code = ${code}) as valid`.execute(tx)
  return rows[0]?.valid === true
}

/** Returns a code with its sales, or undefined. The used quantities include the reservations of unpaid orders. */
export const findCode = async (tx: Tx, code: string, lookup: CodeLookup): Promise<CodeRow | undefined> => {
  const row = await tx
    .selectFrom("referral_code")
    .selectAll()
    .where("code", "=", normalizeCode(code))
    .executeTakeFirst()
  if (!row) return undefined
  const limits = await tx
    .selectFrom("referral_limit")
    .select(["product_id as productId", "total", "used"])
    .select(selectReserved(tx, lookup).as("reserved"))
    .where("code", "=", row.code)
    .orderBy("product_id")
    .execute()
  return {
    ...row,
    isKept: await isKept(tx, row, lookup),
    limits: limits.map(({ reserved: waiting, used, ...limit }) => ({
      ...limit,
      used: formatAmount(parseAmount(used) + parseAmount(waiting ?? "0")),
    })),
  }
}

/** Locks the sale before a call takes a part of it, so that two concurrent calls do not take the same part. */
export const lockSale = async (tx: Tx, code: string): Promise<void> => {
  await tx
    .selectFrom("referral_limit")
    .select("code")
    .where("code", "=", normalizeCode(code))
    .orderBy("product_id")
    .forUpdate()
    .execute()
}

const calculateRemaining = ({ total, used }: CodeRow["limits"][number]): Amount =>
  parseAmount(total) - smallerAmount(parseAmount(total), parseAmount(used))

/**
 * Returns true if the code is the caller's own, which the sandbox refuses. A visitor may use a code with the flag `own`, which simulates
 * this case for every signed-in customer.
 */
const isOwn = (code: CodeRow, userId: string | null): boolean =>
  userId !== null && (code.own || code.owner_id === userId)

export const canBeApplied = (code: CodeRow, userId: string | null): boolean =>
  (code.active || code.isKept) &&
  !isOwn(code, userId) &&
  (code.limits.length === 0 || code.limits.some((limit) => calculateRemaining(limit) > 0n))

/**
 * Returns the quantity that a sale has left of a product. Returns undefined for a code without a sale, and zero for a product outside the
 * sale.
 */
export const findRemainingSale = (code: CodeRow, productId: string): Amount | undefined => {
  if (code.limits.length === 0) return undefined
  const limit = code.limits.find((entry) => entry.productId === productId)
  return limit ? calculateRemaining(limit) : 0n
}

/** The length of a sale in milliseconds. The sandbox's next sale begins immediately after the previous one. */
const saleLength = 3 * day
const discountEnd = (code: CodeRow, now: number): Date | null =>
  code.sale ? new Date((Math.floor(now / saleLength) + 1) * saleLength) : null

export type CodeDiscount = {
  readonly code: string | null
  readonly percent: Amount
  readonly expires: Date | null
}

export const noDiscount: CodeDiscount = { code: null, percent: 0n, expires: null }

/**
 * Returns the discount of a code. An order of a stake records the code but gets no discount, because a stake costs its worth and a small
 * fee.
 */
const discountOf = (code: CodeRow, productId: string, now: number): CodeDiscount =>
  "coinAndFee" in productOf(productId).price
    ? { ...noDiscount, code: code.code }
    : { code: code.code, percent: parseAmount(code.discount_percent), expires: discountEnd(code, now) }

type Application = {
  readonly code: string
  readonly productId: string
  readonly quantity: Amount
  readonly userId: string | null
  readonly orderId?: string
  readonly now: number
}

/**
 * Returns the discount of a code for an order, and none for an empty code. Refuses with 400 `InvalidCode`, `OwnCode` or
 * `CodeLimitExceeded`, and names the field.
 */
export const applyCode = async (
  tx: Tx,
  { code, productId, quantity, userId, orderId, now }: Application,
): Promise<CodeDiscount> => {
  if (cleanToken(code) === "") return noDiscount
  const field = "code"
  await lockSale(tx, code)
  const match = await findCode(tx, code, { now, orderId, userId })
  if (!match) throw createRefusal(400, "InvalidCode", { field })
  if (isOwn(match, userId)) throw createRefusal(400, "OwnCode", { field })
  const rest = findRemainingSale(match, productId)
  if (!canBeApplied(match, userId) || rest === 0n) throw createRefusal(400, "InvalidCode", { field })
  if (rest !== undefined && quantity > rest) throw createRefusal(400, "CodeLimitExceeded", { field })
  return discountOf(match, productId, now)
}

/** Returns the discounts of a code for a price list. A code that does not apply gives list prices. */
export const listDiscount = async (tx: Tx, code: string | null, userId: string | null, now: number) => {
  const match = code === null || code === "" ? undefined : await findCode(tx, code, { now, userId })
  return (productId: string): CodeDiscount => {
    if (!match || !canBeApplied(match, userId) || findRemainingSale(match, productId) === 0n) return noDiscount
    return discountOf(match, productId, now)
  }
}

export const toCodeResponse = (code: CodeRow, userId: string | null) => ({
  code: code.code,
  canBeApplied: canBeApplied(code, userId),
  isActive: code.active,
  discountPercent: formatAmount(parseAmount(code.discount_percent)),
  discountDuration: code.discount_duration,
  limits: code.limits.map(({ productId, total, used }) => ({
    productId,
    totalQuantity: formatAmount(parseAmount(total)),
    usedQuantity: formatAmount(smallerAmount(parseAmount(total), parseAmount(used))),
  })),
})
