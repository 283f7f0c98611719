import { expect, it } from "vitest"
import { setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, desk } = setUpSandbox()

it("links in e-mails and to the acquirer begin with the configured origin, whatever Host the call names", async () => {
  const email = `linked-${process.pid}@shop.example`
  const home = "http://evil.example"
  const json = { email, password: "correct-horse", currencyId: "usd" }
  expect(await api("/signup", { body: json, home })).toMatchObject({ status: 201 })
  expect(await api("/recovery", { body: { email }, home })).toMatchObject({ status: 204 })
  const messages = (await desk(`/api/mailbox?to=${email}`)).body as readonly { text: string }[]
  expect(messages.map(({ text }) => /https?:\/\/[^/\s]+/.exec(text)?.[0])).toEqual([
    "http://localhost",
    "http://localhost",
  ])
  const scene = { body: { scene: "card.open" }, home: "http://127.0.0.1:9999" }
  const { access_token: token, path } = (await desk("/api/scenes", scene)).body as {
    access_token: string
    path: string
  }
  expect(await api(`/orders/${path.split("/")[2]}`, { token, home })).toMatchObject({
    body: {
      invoice: { requisites: { checkoutUrl: expect.stringMatching(/^http:\/\/localhost\/sandbox\/acquirer\//) } },
    },
  })
})
