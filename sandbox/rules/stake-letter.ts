import { sql } from "kysely"
import type { Tx } from "#sandbox/database.ts"
import { amount, amountText } from "#sandbox/money.ts"
import type { Contract } from "#sandbox/tables.ts"
import { sendMail, type Letters } from "./mail.ts"

type Facts = { readonly stake: string; readonly earned: string; readonly back: string }

const lettersOf = ({ stake, earned, back }: Facts): Letters => ({
  "en-US": {
    subject: `Your stake of ${stake} is back`,
    body: (address) =>
      `Hello,\n\nYour staking contract has ended, and ${stake} is back on your balance.\n\n` +
      `Stake: ${stake}\nPayouts: ${earned}\nCame back in all: ${back}\n\nIn your history:\n${address}`,
  },
  "ru-RU": {
    subject: `Вложенные монеты вернулись: ${stake}`,
    body: (address) =>
      `Здравствуйте!\n\nКонтракт стейкинга завершён, и ${stake} снова на вашем балансе.\n\n` +
      `Вложено: ${stake}\nНачислено: ${earned}\nВсего вернулось: ${back}\n\nВ вашей истории:\n${address}`,
  },
})

/** When the contract has ended, in the customer's language; its payouts are in the history by then. */
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
  const text = (value: bigint) => `${amountText(value)} ETH`
  const [stake, payouts] = [amount(quantity), amount(earned)]
  const facts = { stake: text(stake), earned: text(payouts), back: text(stake + payouts) }
  await sendMail(tx, owner, lettersOf(facts), "/cabinet/history?operationType=Returned", { culture, origin, now })
}
