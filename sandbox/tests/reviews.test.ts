import { expect, test } from "vitest"
import { setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { raw, desk } = setUpSandbox()

const review = {
  name: "Ann",
  email: "ann@shop.example",
  title: "Negative review",
  content: "Payouts are late.",
  rating: "2",
}
const send = (fields: Record<string, string>) => {
  const body = new FormData()
  Object.entries(fields).forEach(([name, value]) => body.append(name, value))
  return raw("/wp-admin/admin-ajax.php", { method: "POST", body })
}

test("the content site accepts a review without a session, and the desk shows it", async () => {
  expect(await send(review)).toMatchObject({ status: 200, body: { success: true } })
  expect((await desk("/api/reviews")).body).toEqual([{ ...review, rating: 2 }])
  expect((await desk("/")).body).toContain("Payouts are late.")
})

test.for([
  [{ ...review, content: " " }],
  [{ ...review, rating: "6" }],
  [{ ...review, rating: "0" }],
  [{ ...review, email: "ann" }],
  [{ ...review, title: "Positive review" }],
  [{ name: "Ann" }],
] as const)("the content site refuses a review with an invalid field: %j", async ([fields]) => {
  expect(await send(fields)).toMatchObject({ status: 200, body: { success: false } })
})
