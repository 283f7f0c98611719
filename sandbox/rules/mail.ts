import type { Tx } from "#sandbox/database.ts"
import type { User } from "#sandbox/tables/accounts.ts"
import type { Culture } from "#sandbox/tables/shared.ts"

/** E-mails in each language of the product. */
export type Letters = Readonly<
  Record<Culture, { readonly subject: string; readonly body: (address: string) => string }>
>

export type Recipient = Pick<User, "id" | "email">

/** The context of an e-mail: the recipient's language, the origin of its links, and the time. */
export type MailContext = { readonly culture: Culture; readonly origin: string; readonly now: number }

export const lettersWritten = (letters: Letters, link: string, { culture, origin, now }: MailContext) => {
  const { subject, body } = letters[culture]
  return { culture, subject, body: body(origin + link), link, create_date: new Date(now) }
}

export const sendMail = async (
  tx: Tx,
  { email }: Recipient,
  letters: Letters,
  link: string,
  writing: MailContext,
): Promise<void> => {
  await tx
    .insertInto("mail")
    .values({ recipient: email, ...lettersWritten(letters, link, writing) })
    .execute()
}
