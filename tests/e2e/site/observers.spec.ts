import type { Page } from "@playwright/test"
import { expect, test } from "#tests/e2e/story.ts"

interface Report {
  readonly page?: string
  readonly fault?: { readonly message: string; readonly path: string }
}

/** Records the reports of analytics and error reporting. */
const listen = async (page: Page) => {
  const reports: Array<Report> = []
  await page.exposeFunction("tellTest", (detail: Report) => {
    reports.push(detail)
  })
  await page.addInitScript(() => {
    const { tellTest } = window as unknown as { tellTest: (detail: unknown) => void }
    addEventListener("hashwell.reported", (event) => tellTest((event as CustomEvent).detail))
  })
  return reports
}

test("analytics receives pages without their queries, and errors are reported once", async ({
  page,
  t,
  complaints,
}) => {
  const reports = await listen(page)
  await page.goto("/?utm_source=news&utm_campaign=secret")
  await expect.poll(() => reports).toEqual([{ page: "/" }])
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("common:session.signIn") })
    .click()
  await expect.poll(() => reports).toEqual([{ page: "/" }, { page: "/signin" }])
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("planted")
    })
  })
  await expect.poll(() => reports.at(-1)?.fault).toMatchObject({ message: "planted", path: "/signin" })
  complaints.length = 0
})

test("nothing is reported while the address contains the token of an e-mail link", async ({
  page,
  context,
  customers,
  desk,
  t,
}) => {
  const account = await customers.signUp()
  await customers.enter(context, account)
  const [message] = await desk.emailsTo(account.email)
  const reports = await listen(page)
  const sent: Array<string> = []
  const confirmed: Array<string | null> = []
  page.on("request", (request) => {
    sent.push(request.url())
    if (request.url().endsWith("/api/v1/signup/confirm")) confirmed.push(request.postData())
  })
  await page.goto(message!.link)
  await expect(page.getByText(t("account:auth.confirm.ready"))).toBeVisible()
  expect(JSON.stringify(reports)).not.toContain("token")
  expect(reports.filter((one) => one.page !== "/confirm")).toEqual([])
  const token = new URL(message!.link, page.url()).searchParams.get("token")!
  // The document itself was requested with the token in its URL, but no later request contains it.
  expect(sent.slice(1).filter((url) => url.includes(token))).toEqual([])
  expect(confirmed).toEqual([JSON.stringify({ emailToken: token })])
})
