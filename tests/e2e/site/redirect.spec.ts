import { expect, onlyInFullRun, signIn, test } from "#tests/e2e/story.ts"

/** Hostile targets, as encoded in the URL after `redirect=`. */
const hostile = [
  "//evil.example",
  "/\\evil.example",
  "%2F%2Fevil.example",
  "%2F%5Cevil.example",
  "/%2Fevil.example",
  "%252F%252Fevil.example",
  "javascript:alert(1)",
  "JaVaScRiPt%3Aalert(1)",
  "%09javascript:alert(1)",
  "data:text/html,x",
  "https://evil.example/cabinet",
  "https:evil.example",
  "%0A//evil.example",
  "/%09/evil.example",
  "/cabinet/..//evil.example",
  "/signin",
  "/signup",
  "/recovery",
  "/nowhere",
  "@evil.example",
  "http://127.0.0.1@evil.example/cabinet",
]
/** A target of each kind, for the test that submits the form. */
const typical = ["//evil.example", "/\\evil.example", "javascript:alert(1)", "https://evil.example/cabinet", "/signin"]

const left: Array<string> = []

test.beforeEach(({ context, baseURL }) => {
  left.length = 0
  context.on("request", (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).origin !== new URL(baseURL!).origin)
      left.push(request.url())
  })
})
test.afterEach(() => {
  expect(left).toEqual([])
})

test("signing in never follows a hostile redirect", async ({ page, context, t, customers }) => {
  const { email } = await customers.confirmed()
  for (const redirect of typical) {
    await context.clearCookies({ name: /token/i })
    await page.goto(`/signin?redirect=${redirect}`)
    await signIn(page, t, email)
    await expect(page, redirect).toHaveURL("/cabinet")
  }
})

test(
  "the sign-in URL never sends signed-in users to a hostile site",
  onlyInFullRun,
  async ({ page, context, customers }) => {
    await customers.enter(context, await customers.signUp())
    for (const redirect of hostile) {
      await page.goto(`/signin?redirect=${redirect}`)
      await expect(page, redirect).toHaveURL("/cabinet")
    }
  },
)

test("a safe redirect leads to the requested page", async ({ page, context, customers }) => {
  await customers.enter(context, await customers.signUp())
  const wanted = "/cabinet/contracts?state=Active"
  await page.goto(`/signup?redirect=${encodeURIComponent(wanted)}`)
  await expect(page).toHaveURL(wanted)
})
