import { randomUUID } from "node:crypto"
import { minute, second } from "../clock.ts"
import type { Tx } from "../database.ts"
import { refusal } from "../errors.ts"
import type { Culture, Display, User } from "../tables.ts"
import { canBeApplied, findCode, normalCode } from "./codes.ts"
import { checkPassword, hashPassword } from "./passwords.ts"

type SignUp = {
  readonly email: string
  readonly password: string
  readonly currencyId: Display
  readonly code?: string | undefined
  readonly analyticsData?: object | undefined
}

const codeOf = async (tx: Tx, code: string | undefined): Promise<string | null> => {
  if (code === undefined || code.trim() === "") return null
  const found = await findCode(tx, code)
  if (!found || !canBeApplied(found, null)) throw refusal(400, "InvalidCode", { field: "code" })
  return normalCode(code)
}

export const signUp = async (tx: Tx, form: SignUp, culture: Culture, now: number) => {
  const user = await tx
    .insertInto("customer")
    .values({
      id: randomUUID(),
      email: form.email,
      password_hash: await hashPassword(form.password),
      culture,
      currency_id: form.currencyId,
      referral_code: await codeOf(tx, form.code),
      analytics: form.analyticsData === undefined ? null : JSON.stringify(form.analyticsData),
      create_date: new Date(now),
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning(["id", "email"])
    .executeTakeFirst()
  if (!user) throw refusal(409, "AlreadyRegistered", { field: "email" })
  return user
}

const attempts = 10
const attemptWindow = 15 * minute

/** Refuses the guess after the tenth wrong one, until a quarter of an hour has passed since the first. */
export const signIn = async (tx: Tx, email: string, password: string, now: number): Promise<string> => {
  const user = await tx.selectFrom("customer").selectAll().where("email", "=", email).forUpdate().executeTakeFirst()
  const since = user?.failed_since?.getTime()
  const counting = since !== undefined && now >= since && now - since < attemptWindow
  const failed = user && counting ? user.failed_sign_ins : 0
  if (counting && failed >= attempts) {
    throw refusal(429, "TooManyAttempts", { retryAfter: Math.ceil((since + attemptWindow - now) / second) })
  }
  const right = await checkPassword(password, user?.password_hash ?? null)
  if (!user) throw refusal(400, "InvalidCredentials")
  if (!right) {
    await tx
      .updateTable("customer")
      .set({ failed_sign_ins: failed + 1, failed_since: counting ? new Date(since) : new Date(now) })
      .where("id", "=", user.id)
      .execute()
    throw refusal(400, "InvalidCredentials", { keep: true })
  }
  if (!user.email_confirmed) throw refusal(400, "UserNotVerified")
  await tx
    .updateTable("customer")
    .set({ failed_sign_ins: 0, failed_since: null })
    .where("id", "=", user.id)
    .execute()
  return user.id
}

export const profileView = (user: User) => ({
  id: user.id,
  email: user.email,
  firstName: user.first_name,
  lastName: user.last_name,
  country: user.country,
  bitcoinAddress: user.bitcoin_address,
  ethereumAddress: user.ethereum_address,
  culture: user.culture,
  currencyId: user.currency_id,
  isDemo: user.is_demo,
  isPartner: user.is_partner,
  isKYC: user.is_kyc,
  referralCode: user.referral_code,
  hasPassword: user.password_hash !== null,
  tfaEnabled: user.tfa_enabled,
  emailConfirmed: user.email_confirmed,
})
