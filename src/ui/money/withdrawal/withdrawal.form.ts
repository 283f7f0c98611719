import { BigDecimal } from "effect"
import type { TFunction } from "i18next"
import * as z from "zod/mini"
import { isAddress, normalizeAddress } from "#domain/account/address.ts"
import { isBelowMinimumWithdrawal, calculateMaxWithdrawal, type WithdrawalSummary } from "#domain/money/withdrawal.ts"
import type { PayoutCoin } from "#domain/shared/currency.ts"
import { roundDown, parseDecimal } from "#domain/shared/money.ts"
import type { Formatters } from "#ui/shared/format.ts"

interface Formatting {
  readonly t: TFunction<"withdrawal">
  readonly format: Formatters
}

const isWithin =
  (limit: BigDecimal.BigDecimal) =>
  (text: string): boolean => {
    const amount = parseDecimal(text)
    return amount === null || BigDecimal.isLessThanOrEqualTo(amount, limit)
  }

/**
 * Describes the allowed range: from the minimum withdrawal, unless it is zero, to the maximum or the balance, whichever is less.
 */
export const formatLimits = (coin: PayoutCoin, summary: WithdrawalSummary, { t, format }: Formatting): string => {
  const limit = calculateMaxWithdrawal(summary)
  const limits = { min: format.amount(summary.minValue, coin), max: format.amount(roundDown(limit), coin) }
  if (isBelowMinimumWithdrawal(summary, limit)) return t("limits.low", limits)
  return BigDecimal.isPositive(summary.minValue) ? t("limits.range", limits) : t("limits.upTo", limits)
}

/** Creates the rules of the form. An amount below the minimum is valid here, because a separate state offers the next steps. */
export const createWithdrawalSchema = (coin: PayoutCoin, summary: WithdrawalSummary, { t, format }: Formatting) => {
  const limit = calculateMaxWithdrawal(summary)
  const bound = BigDecimal.isLessThan(summary.balance, summary.maxValue) ? "balance" : "max"
  return z.object({
    amount: z.string().check(
      z.refine((text) => parseDecimal(text) !== null && !/^[0.]*$/.test(text), t("problems.amount")),
      z.refine(isWithin(limit), t(`problems.${bound}`, { max: format.amount(limit, coin) })),
    ),
    address: z.string().check(
      z.overwrite((text) => normalizeAddress(coin, text)),
      z.minLength(1, t("problems.address")),
      z.refine((text) => text === "" || isAddress(coin, text), t(`problems.${coin}Address`)),
    ),
  })
}
