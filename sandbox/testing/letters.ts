import type { Database } from "#sandbox/database.ts"
import { letterHtml } from "#sandbox/rules/letter-html.ts"

const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" }
const words = (text: string): string => text.replaceAll(/\s+/g, " ").trim()

/** Returns the text that a customer reads in an e-mail's HTML, without its subject and the label of its button. */
export const textOfLetter = (html: string): string => {
  const letter = html.split("</h1>")[1]?.split("</div>", 1)[0] ?? ""
  const text = letter.replaceAll(/<a data-button[^<>]*>[^<]*<\/a>/g, " ").replaceAll(/<[^<>]*>/g, " ")
  return words(text.replaceAll(/&([#\w]+);/g, (entity, name: string) => signs[name] ?? entity))
}

/** Returns e-mails whose HTML differs from their text, or contains another link. */
export const unequalLetters = async (db: Database["db"], origin: string) => {
  const letters = await db.selectFrom("mail").selectAll().execute()
  return letters.flatMap((letter) => {
    const html = String(letterHtml(letter, origin))
    const address = letter.body.includes(origin + letter.link) ? [origin + letter.link] : []
    const links = [...html.matchAll(/<a [^<>]*?href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"))
    const isSame =
      textOfLetter(html) === words(letter.body) &&
      links.every((link) => address.includes(link)) &&
      links.length === 2 * address.length
    return isSame ? [] : [{ text: words(letter.body), html: textOfLetter(html), links }]
  })
}
