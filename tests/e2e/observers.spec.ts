import type { Page } from "@playwright/test"
import { expect, test } from "./story.ts"

interface Told {
  readonly page?: string
  readonly fault?: { readonly message: string; readonly path: string }
}

/** What analytics and error reporting are told, in the place of services. */
const listen = async (page: Page) => {
  const told: Array<Told> = []
  await page.exposeFunction("tellTest", (detail: Told) => {
    told.push(detail)
  })
  await page.addInitScript(() => {
    const { tellTest } = window as unknown as { tellTest: (detail: unknown) => void }
    addEventListener("hashwell.reported", (event) => tellTest((event as CustomEvent).detail))
  })
  return told
}

test("analytics is told of pages, not of what their addresses say; errors are reported once", async ({
  page,
  t,
  complaints,
}) => {
  const told = await listen(page)
  await page.goto("/?utm_source=news&utm_campaign=secret")
  await expect.poll(() => told).toEqual([{ page: "/" }])
  await page
    .getByRole("main")
    .getByRole("link", { name: t("home:signIn") })
    .click()
  await expect.poll(() => told).toEqual([{ page: "/" }, { page: "/signin" }])
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("planted")
    })
  })
  await expect.poll(() => told.at(-1)?.fault).toMatchObject({ message: "planted", path: "/signin" })
  complaints.length = 0
})

test("whoever opens a letter's link is looked at by nobody while the token is in the address", async ({
  page,
  context,
  customers,
  desk,
  t,
}) => {
  const account = await customers.signUp()
  await customers.enter(context, account)
  const [letter] = await desk.lettersTo(account.email)
  const told = await listen(page)
  const sent: Array<string> = []
  const confirmed: Array<string | null> = []
  page.on("request", (request) => {
    sent.push(request.url())
    if (request.url().endsWith("/api/v1/signup/confirm")) confirmed.push(request.postData())
  })
  await page.goto(letter!.link)
  await expect(page.getByText(t("account:auth.confirm.ready"))).toBeVisible()
  expect(JSON.stringify(told)).not.toContain("token")
  expect(told.filter((one) => one.page !== "/confirm")).toEqual([])
  const token = new URL(letter!.link, page.url()).searchParams.get("token")!
  // The document itself was asked for by that address; nothing after it was.
  expect(sent.slice(1).filter((url) => url.includes(token))).toEqual([])
  expect(confirmed).toEqual([JSON.stringify({ emailToken: token })])
})
