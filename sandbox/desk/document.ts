import { getCookie } from "hono/cookie"
import { html } from "hono/html"
import { negotiateLocale } from "#sandbox/negotiate-locale.ts"
import type { RequestContext } from "#sandbox/running-sandbox.ts"
import type { Locale } from "#sandbox/tables/shared.ts"

export type HtmlFragment = ReturnType<typeof html>

export const localeOfRequest = (c: RequestContext): Locale => {
  const cookie = getCookie(c, "culture")
  return cookie === "en-US" || cookie === "ru-RU" ? cookie : negotiateLocale(c.req.header("Accept-Language"))
}

/** Returns a page of the sandbox itself, such as the desk. */
export const renderDocument = (
  c: RequestContext,
  title: string,
  body: HtmlFragment,
  locale = localeOfRequest(c),
): HtmlFragment => html`<!doctype html>
<html lang="${locale}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/sandbox/desk.css">
</head>
<body>
  ${body}
</body>
</html>`
