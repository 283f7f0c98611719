import { expect, it } from "vitest"
import { setup } from "xstate"
import { confirmEmail, signUp } from "#adapters/account/account.ts"
import { enableTwoFactor } from "#adapters/account/settings.ts"
import { createOrder } from "#adapters/orders/orders.ts"
import { acceptBonus } from "#adapters/shop/bonus.ts"
import { type CallFailed, type TaggedFailure, callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { decimal } from "#domain/shared/money.ts"
import { port } from "#machines/shared/port.ts"
import { runCall, client } from "#tests/setup/client.ts"
import type { Api } from "./api.ts"
import { fillPort, provide } from "./fill-port.ts"
import { lostResponse, unknownOutcome } from "./refusals.ts"

const answering = (body: object) => client(() => Promise.resolve(Response.json(body, { status: 409 })))
const tokens = { save: () => undefined }
const cookies = { read: () => null, write: () => undefined, forget: () => undefined } as never
const orderRequest = { productId: "btc-limited", quantity: decimal("10"), code: null }

const calls = {
  "POST /orders": (api: ReturnType<typeof answering>) => runCall(createOrder(api)({ orderId: "o", orderRequest })),
  "the bonus": (api: ReturnType<typeof answering>) =>
    runCall(acceptBonus(api, cookies)({ orderId: "o", productId: "p" })),
  "two-factor": (api: ReturnType<typeof answering>) =>
    runCall(enableTwoFactor(api)({ tfaCode: "123456", password: "x" })),
  "/signup": (api: ReturnType<typeof answering>) =>
    runCall(signUp(api, tokens, () => "usd")({ email: "a@shop.example", password: "x", code: null, humanCheck: "" })),
  "/signup/confirm": (api: ReturnType<typeof answering>) =>
    runCall(confirmEmail(api, tokens)({ emailToken: "t", isOwnSignUp: false })),
} as const

it.each([
  ["POST /orders", "IdReused", "IdReused"],
  ["the bonus", "WrongState", "WrongState"],
  ["two-factor", "TwoFactorEnabled", "AlreadyInRequestedState"],
  ["/signup", "AlreadyRegistered", "AlreadyRegistered"],
  ["/signup/confirm", "AlreadyConfirmed", "AlreadyConfirmed"],
] as const)("reads a 409 of %s with the code %s by its code", async (call, code, tag) => {
  expect(await calls[call](answering({ code, message: "No." }))).toMatchObject({ failure: { _tag: tag } })
})

it.each(Object.keys(calls) as ReadonlyArray<keyof typeof calls>)(
  "passes on the server's message for an unknown code of %s",
  async (call) => {
    expect(await calls[call](answering({ code: "SomethingElse", message: "Not today." }))).toMatchObject({
      failure: { _tag: "CallFailed", reason: "refused", message: "Not today." },
    })
  },
)

it.each([
  ["/signup", "AlreadyRegistered"],
  ["/signup/confirm", "AlreadyConfirmed"],
] as const)("uses the specification's meaning of %s without a code", async (call, tag) => {
  expect(await calls[call](answering({ message: "No." }))).toMatchObject({ failure: { _tag: tag } })
})

it.each(["POST /orders", "the bonus", "two-factor"] as const)(
  "passes on the server's message for %s without a code",
  async (call) => {
    expect(await calls[call](answering({ message: "Not today." }))).toMatchObject({
      failure: { _tag: "CallFailed", message: "Not today." },
    })
  },
)

it.each([
  ["the first that applies", { status: 400, field: "code", message: "No." }, { _tag: "First" }],
  ["a later one of the same name", { status: 404, message: "No." }, { _tag: "First" }],
  ["the next name", { status: 400, message: "No." }, { _tag: "Second", message: "No." }],
  ["none, when its own reading finds none", { status: 400 }, { _tag: "CallFailed", reason: "refused" }],
  ["none, when nothing applies", { status: 403 }, { _tag: "CallFailed", reason: "forbidden" }],
  ["what a function reads, also in a failed call", { status: 503 }, { _tag: "Lost" }],
] as const)("names a refusal by %s", async (_, { status, ...body }, failure) => {
  const api = client(() => Promise.resolve(Response.json(body, { status })))
  const orderCall = api("POST /orders", {
    refusals: {
      First: [{ status: 404 }, { status: 400, field: "code" }],
      Second: { status: 400, as: ({ message }) => (message === null ? null : { _tag: "Second", message }) },
      Lost: ({ _tag }) => (_tag === "CallFailed" ? { _tag: "Lost" } : null),
    },
  })
  expect(await runCall(orderCall)).toMatchObject({ failure })
})

it("does not compile where the call and the port know different failures", () => {
  // The function never runs. The compiler reports a directive as unused if its line compiles.
  const misfits = (api: Api) => {
    const machine = setup({
      actors: {
        find: port<null, null, TaggedFailure<"Missing"> | CallFailed>("find"),
        list: port<null, null, CallFailed>("list"),
      },
    }).createMachine({})
    const declared = () => api("GET /orders", { refusals: { Missing: { status: 404 } } })
    const plain = () => api("GET /orders")
    provide(machine)({ find: fillPort(declared), list: fillPort(plain) })
    // @ts-expect-error The port does not know Missing.
    provide(machine)({ list: fillPort(declared) })
    // @ts-expect-error The call never fails with Missing.
    provide(machine)({ find: fillPort(plain) })
  }
  expect(misfits).toBeTypeOf("function")
})

const lost = taggedFailure("ResponseLost")

it.each([
  ["offline", lost, lost],
  ["timeout", lost, lost],
  ["unavailable", lost, lost],
  ["malformed", lost, lost],
  ["server", null, lost],
  ["unauthorized", null, null],
  ["tooMany", null, null],
] as const)("treats a change after the failure %s as %j, and a payment as %j", (reason, change, payment) => {
  expect(lostResponse(callFailed(reason))).toEqual(change)
  expect(unknownOutcome(callFailed(reason))).toEqual(payment)
})

it.each(["offline", "timeout", "server"] as const)(
  "treats a call that got 401 as not executed, although its renewal failed with %s",
  (reason) => {
    const failure = callFailed(reason, { isNotExecuted: true })
    expect([lostResponse(failure), unknownOutcome(failure)]).toEqual([null, null])
  },
)
