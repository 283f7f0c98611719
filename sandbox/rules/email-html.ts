import { html, raw } from "hono/html"
import { brand, colourOf, emails } from "#sandbox/brand.ts"
import type { Locale } from "#sandbox/tables/shared.ts"
import { chooseActionLabel } from "./email-actions.ts"

type Html = ReturnType<typeof html>
/** An e-mail as stored. The e-mail is plain text, and its HTML has the same content. */
type WrittenEmail = {
  readonly culture: Locale
  readonly subject: string
  readonly body: string
  readonly link: string
}

/** Colours of the light theme, which stay readable if a mail program darkens the background. */
const colours = {
  paper: colourOf("paper"),
  surface: colourOf("surface"),
  ink: colourOf("ink"),
  quiet: colourOf("ink-2"),
  act: colourOf("petrol"),
  onAct: colourOf("on-petrol"),
}

const bar = ({ width, height, colour }: (typeof emails.mark)[number]) =>
  html`<span style="display:inline-block;width:${width}px;height:${height}px;background:${colourOf(colour)};vertical-align:middle"></span>`

const sender = html`<p data-brand style="margin:0;padding:0 24px 24px;font-size:20px;font-weight:bold">
  ${emails.mark.map(bar)}&nbsp; ${brand.name}</p>`

const button = (
  address: string,
  action: string,
) => html`<br><a data-button href="${address}" style="display:inline-block;margin:12px 0;padding:12px 24px;border-radius:10px;background:${colours.act};color:${colours.onAct};font-weight:bold;text-decoration:none">${action}</a><br>
<a href="${address}" style="color:${colours.quiet};font-size:13px;word-break:break-all">${address}</a>`

/** Matches a line with a name and a value: "Amount: 0.1 BTC". */
const figure = /^([^:]{1,60}:) (.+)$/

const line = (text: string, isRow: boolean): Html => {
  const [, name, value] = (isRow ? figure.exec(text) : null) ?? []
  return name === undefined
    ? html`${text}`
    : html`<span style="color:${colours.quiet}">${name}</span> <strong>${value}</strong>`
}

const paragraph = (text: string): Html => {
  const lines = text.split("\n")
  const isTable = lines.filter((one) => figure.test(one)).length > 1
  return html`${lines.map((one, index) => html`${index === 0 ? "" : raw("<br>\n")}${line(one, isTable)}`)}`
}

/** Turns the e-mail's own link into a button. The last match counts, because a customer's name before it may contain an address too. */
const withLink = (text: string, address: string, action: string): Html => {
  const at = text.lastIndexOf(address)
  return at === -1
    ? paragraph(text)
    : html`${paragraph(text.slice(0, at).trimEnd())}${button(address, action)}${paragraph(text.slice(at + address.length))}`
}

/** Returns the HTML of an e-mail. `origin` is the site's origin, with which the links of e-mails begin. */
export const renderEmailHtml = ({ culture, subject, body, link }: WrittenEmail, origin: string): Html => {
  const parts = body.split(/\n{2,}/)
  const linked = parts.findLastIndex((part) => part.includes(origin + link))
  return html`<!doctype html>
<html lang="${culture}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin:0;padding:32px 12px;background:${colours.paper};color:${colours.ink};font:16px/1.5 Onest,Arial,sans-serif">
<!--[if mso]><table role="presentation" align="center" width="600"><tr><td><![endif]-->
<div style="max-width:600px;margin:0 auto">
${sender}
<div data-email style="padding:32px 24px;border-radius:16px;background:${colours.surface};overflow-wrap:break-word">
<h1 style="margin:0 0 24px;font-size:24px;line-height:1.2">${subject}</h1>
${parts.map(
  (part, index) =>
    html`<p style="margin:16px 0 0">${index === linked ? withLink(part, origin + link, chooseActionLabel(link, culture)) : paragraph(part)}</p>\n`,
)}</div>
</div>
<!--[if mso]></td></tr></table><![endif]-->
</body>
</html>`
}
