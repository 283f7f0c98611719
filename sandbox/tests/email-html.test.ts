import { expect, test } from "vitest"
import { renderEmailHtml } from "#sandbox/rules/email-html.ts"
import { textOfEmail } from "#sandbox/testing/emails.ts"
import { setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { desk, emailsTo, signUp, issued, pay } = setUpSandbox()

const origin = "https://hashwell.example"
const message = (body: string) => ({
  culture: "en-US" as const,
  subject: "A <b>subject</b>",
  body,
  link: "/cabinet?a=1&b=2",
})
const shown = (body: string) => String(renderEmailHtml(message(body), origin))
const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

test("a hostile name is escaped, and becomes no link", () => {
  const name = `<img src=x onerror="1"> ${origin}/cabinet?a=1&b=2&evil https://evil.example "'`
  const html = shown(`Hello,\n\nThe address “${name}” was added:\n${origin}/cabinet?a=1&b=2`)
  expect(html).not.toMatch(/<img|<b>|onerror="/)
  expect(html).toContain("<title>A &lt;b&gt;subject&lt;/b&gt;</title>")
  expect(linksIn(html)).toEqual(Array.from({ length: 2 }, () => `${origin}/cabinet?a=1&amp;b=2`))
  expect(textOfEmail(html)).toBe(`Hello, The address “${name}” was added: ${origin}/cabinet?a=1&b=2`)
})

test("amounts are rows with a name and a value, and an e-mail without a link has no button", () => {
  const html = shown("Hello,\n\nAmount: 1 BTC\nNetwork fee: 0.1 BTC")
  expect(html).toContain("Amount:</span> <strong>1 BTC</strong>")
  expect(html).toContain("Network fee:</span> <strong>0.1 BTC</strong>")
  expect(linksIn(html)).toEqual([])
})

test.each([
  ["/confirm?token=a", "Confirm this address", "Подтвердить адрес"],
  ["/email-change?token=a", "Confirm the new address", "Подтвердить новый адрес"],
  ["/email-change/undo?token=a", "Take the change back", "Отменить смену"],
  ["/recovery?token=a", "Set a new password", "Задать новый пароль"],
  ["/two-factor-reset?token=a", "Cancel the request", "Отменить запрос"],
  ["/buy/1/status", "See the payment", "Открыть оплату"],
  ["/cabinet/orders/1/receipt", "See the receipt", "Открыть квитанцию"],
  ["/cabinet/history?operationType=Withdrawal", "See the history", "Открыть историю"],
  ["/cabinet/settings?tab=security", "Check the settings", "Проверить настройки"],
  ["/cabinet?a=1", "Open the cabinet", "Открыть кабинет"],
  ["/", "Open the site", "Открыть сайт"],
])("the button of a link to %s names its action", (link, english, russian) => {
  const buttonIn = (locale: "en-US" | "ru-RU") =>
    /<a data-button[^>]*>([^<]*)</.exec(
      String(renderEmailHtml({ ...message(`Hello\n\n${origin}${link}`), culture: locale, link }, origin)),
    )
  expect([buttonIn("en-US")?.[1], buttonIn("ru-RU")?.[1]]).toEqual([english, russian])
})

test("the receipt e-mail contains order, power and link in HTML and in plain text", async () => {
  const { customer, id, invoice } = await issued()
  await pay(invoice.invoiceId, { kind: "exact" })
  const [receipt] = await emailsTo(customer.email)
  const html = textOfEmail(receipt!.html)
  for (const text of [html, receipt!.text]) {
    expect(text).toMatch(/10\sTh\/s/)
    expect(text).toContain(`http://localhost/cabinet/orders/${id}/receipt`)
  }
})

test("the desk shows an e-mail as its reader sees it, without running scripts", async () => {
  const { email } = await signUp()
  const [welcome] = await emailsTo(email)
  const page = await desk(`/emails/${welcome!.id}`)
  expect(page).toMatchObject({ status: 200, body: welcome!.html })
  expect(page.headers.get("Content-Security-Policy")).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  expect(await desk("/emails/999999")).toMatchObject({ status: 404 })
  expect((await desk(`/?find=${email}`)).body).toContain(`href="/sandbox/emails/${welcome!.id}"`)
})
