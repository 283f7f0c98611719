import { randomUUID } from "node:crypto"
import type { Tx } from "#sandbox/database.ts"
import { refusal } from "#sandbox/errors.ts"
import type { User } from "#sandbox/tables/accounts.ts"
import type { Culture, DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { canBeApplied, findCode, normalizeCode } from "./codes.ts"
import { requireUnreserved } from "./free-email.ts"
import { countGuess, forgetGuess, forgetGuesses, type SignInSource } from "./guesses.ts"
import { addCustomer, lockCustomerByEmail, type LockedCustomer } from "./locked-customer.ts"
import type { MailContext } from "./mail.ts"
import { acceptedHash, checkPassword, type HashedPassword } from "./passwords.ts"
import { secondFactor } from "./second-factor.ts"
import { recordFailedSignIn } from "./security-log.ts"
import { requireCode } from "./two-factor.ts"
import { readToken } from "./typed-text.ts"

type SignUp = {
  readonly email: string
  readonly password: HashedPassword
  readonly currencyId: DisplayCurrencyName
  readonly code?: string | undefined
  readonly analyticsData?: object | undefined
}

const findUsableCode = async (tx: Tx, code: string | undefined, now: number): Promise<string | null> => {
  if (code === undefined || readToken(code) === "") return null
  const savedCode = await findCode(tx, code, { now })
  if (!savedCode || !canBeApplied(savedCode, null)) throw refusal(400, "InvalidCode", { field: "code" })
  return normalizeCode(code)
}

export const signUp = async (tx: Tx, form: SignUp, culture: Culture, now: number): Promise<LockedCustomer> => {
  await requireUnreserved(tx, form.email, { now })
  const user = await addCustomer(tx, {
    id: randomUUID(),
    email: form.email,
    password_hash: acceptedHash({ ...form.password, email: form.email, field: "password" }),
    culture,
    currency_id: form.currencyId,
    referral_code: await findUsableCode(tx, form.code, now),
    analytics: form.analyticsData === undefined ? null : JSON.stringify(form.analyticsData),
    create_date: new Date(now),
  })
  if (!user) throw refusal(409, "AlreadyRegistered", { field: "email" })
  return user
}

export type PasswordForm = SignInSource & { readonly password: string }
type SignIn = PasswordForm & { readonly code: string | undefined }

/** Checks the password before its transaction begins, so that no connection is occupied and a refused guess stays counted. */
const checkSignInPassword = async (db: Tx, { email, password, device }: PasswordForm, now: number) => {
  const counted = await countGuess(db, { email, device }, now)
  const columns = db.selectFrom("customer").select(["id", "password_hash"])
  const user = await columns.where("email", "=", email).executeTakeFirst()
  const hash = user?.password_hash ?? null
  if (!(await checkPassword(password, hash, email)) || !user || hash === null) {
    await recordFailedSignIn(db, email, now)
    throw refusal(400, "InvalidCredentials")
  }
  await forgetGuess(db, email, counted)
  return { id: user.id, email, hash }
}

const lockByPassword = async (
  tx: Tx,
  { email, hash }: { readonly email: string; readonly hash: string },
): Promise<LockedCustomer> => {
  const user = await lockCustomerByEmail(tx, email)
  // The hash is compared again under the lock, because a concurrent request may have changed the password after its check.
  if (user?.password_hash !== hash) throw refusal(400, "InvalidCredentials")
  if (!user.email_confirmed) throw refusal(400, "UserNotVerified")
  return user
}

/** Returns the locked customer with this address and password. */
export const userByPassword = async (db: Tx, tx: Tx, form: PasswordForm, now: number): Promise<LockedCustomer> =>
  lockByPassword(tx, await checkSignInPassword(db, form, now))

export const signIn = async (db: Tx, tx: Tx, form: SignIn, writing: MailContext): Promise<LockedCustomer> => {
  const found = await checkSignInPassword(db, form, writing.now)
  const code = form.code === undefined ? undefined : await secondFactor(db, form.code, () => Promise.resolve(found.id))
  const customer = await requireCode(tx, await lockByPassword(tx, found), code, writing)
  await forgetGuesses(tx, customer)
  return customer
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
