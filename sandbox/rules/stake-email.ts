import { sql } from "kysely"
import type { Tx } from "#sandbox/database.ts"
import { parseAmount, type Amount } from "#sandbox/money.ts"
import type { Contract } from "#sandbox/tables/money.ts"
import type { Locale } from "#sandbox/tables/shared.ts"
import { formatMoney } from "./email-formats.ts"
import { sendEmail, type EmailTexts } from "./send-email.ts"

const templates: Readonly<Record<Locale, (stake: string, earned: string, back: string) => EmailTexts[Locale]>> = {
  "en-US": (stake, earned, back) => ({
    subject: `Your stake of ${stake} is back`,
    body: (address) =>
      `Hello,\n\nYour staking contract has ended, and ${stake} is back on your balance.\n\n` +
      `Stake: ${stake}\nPayouts: ${earned}\nCame back in all: ${back}\n\nIn your history:\n${address}`,
  }),
  "ru-RU": (stake, earned, back) => ({
    subject: `Вложенные монеты вернулись: ${stake}`,
    body: (address) =>
      `Здравствуйте!\n\nКонтракт стейкинга завершён, и ${stake} снова на вашем балансе.\n\n` +
      `Вложено: ${stake}\nНачислено: ${earned}\nВсего вернулось: ${back}\n\nВ вашей истории:\n${address}`,
  }),
}

const emailTextsOf = (stake: Amount, earned: Amount): EmailTexts => {
  const writeIn = (locale: Locale) => {
    const [staked = "", paid = "", back = ""] = [stake, earned, stake + earned].map((one) =>
      formatMoney(one, "eth", locale),
    )
    return templates[locale](staked, paid, back)
  }
  return { "en-US": writeIn("en-US"), "ru-RU": writeIn("ru-RU") }
}

/**
 * Sends an e-mail in the customer's language when the contract has ended. The caller must have written the payouts, because the e-mail
 * shows their sum.
 */
export const sendStakeEmail = async (
  tx: Tx,
  { id, user_id, quantity }: Contract,
  { origin, now }: { readonly origin: string; readonly now: number },
): Promise<void> => {
  const owners = tx.selectFrom("customer").select(["id", "email", "culture"]).where("id", "=", user_id)
  const { culture: locale, ...owner } = await owners.executeTakeFirstOrThrow()
  const { earned } = await tx
    .selectFrom("operation")
    .select(sql<string>`coalesce(sum(amount), 0)::text`.as("earned"))
    .where("contract_id", "=", id)
    .executeTakeFirstOrThrow()
  const texts = emailTextsOf(parseAmount(quantity), parseAmount(earned))
  await sendEmail(tx, owner, texts, "/cabinet/history?operationType=Returned", { locale, origin, now })
}
