import type { Tx } from "#sandbox/database.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"
import type { Locale } from "#sandbox/tables/shared.ts"

/** The subject and the body of an e-mail in each language of the product. */
export type EmailTexts = Readonly<
  Record<Locale, { readonly subject: string; readonly body: (address: string) => string }>
>

export type Recipient = Pick<Customer, "id" | "email">

/** The context of an e-mail: the recipient's language, the origin of its links, and the time. */
export type EmailContext = { readonly locale: Locale; readonly origin: string; readonly now: number }

export const writeEmail = (texts: EmailTexts, link: string, { locale, origin, now }: EmailContext) => {
  const { subject, body } = texts[locale]
  return { culture: locale, subject, body: body(origin + link), link, create_date: new Date(now) }
}

/** Puts an e-mail into the mailbox, which the desk shows. No e-mail leaves the sandbox. */
export const sendEmail = async (
  tx: Tx,
  { email }: Recipient,
  texts: EmailTexts,
  link: string,
  emailContext: EmailContext,
): Promise<void> => {
  await tx
    .insertInto("mail")
    .values({ recipient: email, ...writeEmail(texts, link, emailContext) })
    .execute()
}
