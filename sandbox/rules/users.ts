import { randomUUID } from "node:crypto"
import type { Tx } from "#sandbox/database.ts"
import { createRefusal } from "#sandbox/errors.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"
import type { Locale, DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { canBeApplied, findCode, normalizeCode } from "./codes.ts"
import { requireUnreserved } from "./free-email.ts"
import { addCustomer, lockCustomerByEmail, type LockedCustomer } from "./locked-customer.ts"
import {
  limitPasswordAttempts,
  clearPasswordAttempts,
  clearOwnPasswordAttempts,
  type SignInSource,
} from "./password-attempts.ts"
import { requireUncommonPassword, checkPassword, type HashedPassword } from "./passwords.ts"
import { parseSecondFactor } from "./second-factor.ts"
import { recordFailedSignIn } from "./security-log.ts"
import type { EmailContext } from "./send-email.ts"
import { requireTwoFactorCode } from "./two-factor.ts"
import { cleanToken } from "./typed-text.ts"

type SignUp = {
  readonly email: string
  readonly password: HashedPassword
  readonly currencyId: DisplayCurrencyName
  readonly code?: string | undefined
  readonly analyticsData?: object | undefined
}

/** Returns the code as it is stored, or null if the form has no code. Refuses with 400 `InvalidCode` if the code cannot be applied. */
const findUsableCode = async (tx: Tx, code: string | undefined, now: number): Promise<string | null> => {
  if (code === undefined || cleanToken(code) === "") return null
  const savedCode = await findCode(tx, code, { now })
  if (!savedCode || !canBeApplied(savedCode, null)) throw createRefusal(400, "InvalidCode", { field: "code" })
  return normalizeCode(code)
}

/** Adds a customer. Refuses with 409 `AlreadyRegistered`, and with 400 `CommonPassword` or `InvalidCode`. */
export const signUp = async (tx: Tx, form: SignUp, locale: Locale, now: number): Promise<LockedCustomer> => {
  await requireUnreserved(tx, form.email, { now })
  const customer = await addCustomer(tx, {
    id: randomUUID(),
    email: form.email,
    password_hash: requireUncommonPassword({ ...form.password, email: form.email, field: "password" }),
    culture: locale,
    currency_id: form.currencyId,
    referral_code: await findUsableCode(tx, form.code, now),
    analytics: form.analyticsData === undefined ? null : JSON.stringify(form.analyticsData),
    create_date: new Date(now),
  })
  if (!customer) throw createRefusal(409, "AlreadyRegistered", { field: "email" })
  return customer
}

export type PasswordForm = SignInSource & { readonly password: string }
type SignIn = PasswordForm & { readonly code: string | undefined }

/**
 * Checks the password before its transaction begins, so that no connection is occupied and a refused guess stays counted. Refuses with 400
 * `InvalidCredentials`, and as `limitPasswordAttempts` does.
 */
const checkSignInPassword = async (db: Tx, { email, password, device }: PasswordForm, now: number) => {
  const counted = await limitPasswordAttempts(db, { email, device }, now)
  const columns = db.selectFrom("customer").select(["id", "password_hash"])
  const customer = await columns.where("email", "=", email).executeTakeFirst()
  const hash = customer?.password_hash ?? null
  if (!(await checkPassword(password, hash, email)) || !customer || hash === null) {
    await recordFailedSignIn(db, email, now)
    throw createRefusal(400, "InvalidCredentials")
  }
  await clearPasswordAttempts(db, email, counted)
  return { id: customer.id, email, hash }
}

const lockByPassword = async (
  tx: Tx,
  { email, hash }: { readonly email: string; readonly hash: string },
): Promise<LockedCustomer> => {
  const customer = await lockCustomerByEmail(tx, email)
  // The hash is compared again under the lock, because a concurrent request may have changed the password after its check.
  if (customer?.password_hash !== hash) throw createRefusal(400, "InvalidCredentials")
  if (!customer.email_confirmed) throw createRefusal(400, "UserNotVerified")
  return customer
}

/**
 * Returns the locked customer with this address and password. Refuses with 400 `InvalidCredentials` or `UserNotVerified`, and as
 * `limitPasswordAttempts` does.
 */
export const requireCustomerByPassword = async (
  db: Tx,
  tx: Tx,
  form: PasswordForm,
  now: number,
): Promise<LockedCustomer> => lockByPassword(tx, await checkSignInPassword(db, form, now))

/**
 * Returns the locked customer after a sign-in with password and, with two-factor, a code. Refuses as `requireCustomerByPassword` and
 * `requireTwoFactorCode` do.
 */
export const signIn = async (db: Tx, tx: Tx, form: SignIn, emailContext: EmailContext): Promise<LockedCustomer> => {
  const found = await checkSignInPassword(db, form, emailContext.now)
  const code =
    form.code === undefined ? undefined : await parseSecondFactor(db, form.code, () => Promise.resolve(found.id))
  const customer = await requireTwoFactorCode(tx, await lockByPassword(tx, found), code, emailContext)
  await clearOwnPasswordAttempts(tx, customer)
  return customer
}

export const toProfileResponse = (customer: Customer) => ({
  id: customer.id,
  email: customer.email,
  firstName: customer.first_name,
  lastName: customer.last_name,
  country: customer.country,
  bitcoinAddress: customer.bitcoin_address,
  ethereumAddress: customer.ethereum_address,
  culture: customer.culture,
  currencyId: customer.currency_id,
  isDemo: customer.is_demo,
  isPartner: customer.is_partner,
  isKYC: customer.is_kyc,
  referralCode: customer.referral_code,
  hasPassword: customer.password_hash !== null,
  tfaEnabled: customer.tfa_enabled,
  emailConfirmed: customer.email_confirmed,
})
