import type { Database } from "#sandbox/database.ts"
import { renderEmailHtml } from "#sandbox/rules/email-html.ts"

const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" }
const collapseSpaces = (text: string): string => text.replaceAll(/\s+/g, " ").trim()

/** Returns the text that a customer reads in an e-mail's HTML, without its subject and the label of its button. */
export const textOfEmail = (html: string): string => {
  const message = html.split("</h1>")[1]?.split("</div>", 1)[0] ?? ""
  const text = message.replaceAll(/<a data-button[^<>]*>[^<]*<\/a>/g, " ").replaceAll(/<[^<>]*>/g, " ")
  return collapseSpaces(text.replaceAll(/&([#\w]+);/g, (entity, name: string) => signs[name] ?? entity))
}

/** Returns e-mails whose HTML differs from their text, or contains another link. */
export const findUnequalEmails = async (db: Database["db"], origin: string) => {
  const messages = await db.selectFrom("mail").selectAll().execute()
  return messages.flatMap((message) => {
    const html = String(renderEmailHtml(message, origin))
    const address = message.body.includes(origin + message.link) ? [origin + message.link] : []
    const links = [...html.matchAll(/<a [^<>]*?href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"))
    const isSame =
      textOfEmail(html) === collapseSpaces(message.body) &&
      links.every((link) => address.includes(link)) &&
      links.length === 2 * address.length
    return isSame ? [] : [{ text: collapseSpaces(message.body), html: textOfEmail(html), links }]
  })
}
