import type { Tx } from "#sandbox/database.ts"
import type { User } from "#sandbox/tables/accounts.ts"
import type { Culture } from "#sandbox/tables/shared.ts"

/** E-mails in each language of the product. */
export type EmailTexts = Readonly<
  Record<Culture, { readonly subject: string; readonly body: (address: string) => string }>
>

export type Recipient = Pick<User, "id" | "email">

/** The context of an e-mail: the recipient's language, the origin of its links, and the time. */
export type EmailContext = { readonly culture: Culture; readonly origin: string; readonly now: number }

export const writeEmail = (texts: EmailTexts, link: string, { culture, origin, now }: EmailContext) => {
  const { subject, body } = texts[culture]
  return { culture, subject, body: body(origin + link), link, create_date: new Date(now) }
}

export const sendEmail = async (
  tx: Tx,
  { email }: Recipient,
  texts: EmailTexts,
  link: string,
  writing: EmailContext,
): Promise<void> => {
  await tx
    .insertInto("mail")
    .values({ recipient: email, ...writeEmail(texts, link, writing) })
    .execute()
}
