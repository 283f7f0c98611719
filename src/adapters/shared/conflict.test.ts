import { expect, it } from "vitest"
import { askSandbox, client } from "../../../tests/setup/client"
import { decimal } from "../../domain/shared/money"
import { confirmEmail, signUp } from "../account/account"
import { acceptBonus } from "../shop/bonus"
import { createOrder } from "../orders/orders"
import { enableTwoFactor } from "../account/settings"

const answering = (body: object) => client(() => Promise.resolve(Response.json(body, { status: 409 })))
const tokens = { keep: () => undefined }
const cookies = { read: () => null, write: () => undefined, forget: () => undefined } as never
const orderRequest = { productId: "btc-limited", quantity: decimal("10") }

const calls = {
  "POST /orders": (api: ReturnType<typeof answering>) => askSandbox(createOrder(api)({ orderId: "o", orderRequest })),
  "the bonus": (api: ReturnType<typeof answering>) =>
    askSandbox(acceptBonus(api, cookies)({ orderId: "o", productId: "p" })),
  "two-factor": (api: ReturnType<typeof answering>) =>
    askSandbox(enableTwoFactor(api)({ tfaCode: "123456", password: "x" })),
  "/signup": (api: ReturnType<typeof answering>) =>
    askSandbox(
      signUp(api, tokens, () => "usd")({ email: "a@shop.example", password: "x", code: null, humanCheck: "" }),
    ),
  "/signup/confirm": (api: ReturnType<typeof answering>) =>
    askSandbox(confirmEmail(api, tokens)({ emailToken: "t", mine: false })),
} as const

it.each([
  ["POST /orders", "IdReused", "IdReused"],
  ["the bonus", "WrongState", "WrongState"],
  ["two-factor", "TwoFactorEnabled", "OutOfStep"],
  ["/signup", "AlreadyRegistered", "AlreadyRegistered"],
  ["/signup/confirm", "AlreadyConfirmed", "AlreadyConfirmed"],
] as const)("a 409 of %s means what its code %s says", async (call, code, tag) => {
  expect(await calls[call](answering({ code, message: "No." }))).toMatchObject({ failure: { _tag: tag } })
})

it.each(Object.keys(calls) as ReadonlyArray<keyof typeof calls>)(
  "another code of %s is a failure in the server's words",
  async (call) => {
    expect(await calls[call](answering({ code: "SomethingElse", message: "Not today." }))).toMatchObject({
      failure: { _tag: "CallFailed", reason: "refused", message: "Not today." },
    })
  },
)

it.each([
  ["/signup", "AlreadyRegistered"],
  ["/signup/confirm", "AlreadyConfirmed"],
] as const)("without a code %s keeps the specification's meaning", async (call, tag) => {
  expect(await calls[call](answering({ message: "No." }))).toMatchObject({ failure: { _tag: tag } })
})

it.each(["POST /orders", "the bonus", "two-factor"] as const)(
  "without a code %s is a failure in the server's words",
  async (call) => {
    expect(await calls[call](answering({ message: "Not today." }))).toMatchObject({
      failure: { _tag: "CallFailed", message: "Not today." },
    })
  },
)
