import { expect, test } from "#tests/e2e/story.ts"

test("the API reference shows every call, and requests nothing from another origin", async ({ page, baseURL }) => {
  const elsewhere: string[] = []
  page.on("request", (request) => {
    if (!/^(?:blob|data):/.test(request.url()) && !request.url().startsWith(baseURL ?? ""))
      elsewhere.push(request.url())
  })
  await page.goto("/sandbox/reference")
  await expect(page.getByRole("heading", { name: "Create an order under an id of the caller's" })).toBeVisible()
  expect(elsewhere).toEqual([])
})
