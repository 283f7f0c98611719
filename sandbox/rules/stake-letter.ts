import { sql } from "kysely"
import type { Tx } from "#sandbox/database.ts"
import { amount, type Amount } from "#sandbox/money.ts"
import type { Contract } from "#sandbox/tables/money.ts"
import type { Culture } from "#sandbox/tables/shared.ts"
import { moneyName } from "./letter-words.ts"
import { sendMail, type Letters } from "./mail.ts"

const words: Readonly<Record<Culture, (stake: string, earned: string, back: string) => Letters[Culture]>> = {
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

const lettersOf = (stake: Amount, earned: Amount): Letters => {
  const letter = (culture: Culture) => {
    const [staked = "", paid = "", back = ""] = [stake, earned, stake + earned].map((one) =>
      moneyName(one, "eth", culture),
    )
    return words[culture](staked, paid, back)
  }
  return { "en-US": letter("en-US"), "ru-RU": letter("ru-RU") }
}

/**
 * Sends an e-mail in the customer's language when the contract has ended. The caller must have written the payouts, because the e-mail
 * shows their sum.
 */
export const sendStakeLetter = async (
  tx: Tx,
  { id, user_id, quantity }: Contract,
  { origin, now }: { readonly origin: string; readonly now: number },
): Promise<void> => {
  const owners = tx.selectFrom("customer").select(["id", "email", "culture"]).where("id", "=", user_id)
  const { culture, ...owner } = await owners.executeTakeFirstOrThrow()
  const { earned } = await tx
    .selectFrom("operation")
    .select(sql<string>`coalesce(sum(amount), 0)::text`.as("earned"))
    .where("contract_id", "=", id)
    .executeTakeFirstOrThrow()
  const letters = lettersOf(amount(quantity), amount(earned))
  await sendMail(tx, owner, letters, "/cabinet/history?operationType=Returned", { culture, origin, now })
}
