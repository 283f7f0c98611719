import { expect, it } from "vitest"
import { setup } from "xstate"
import { confirmEmail, signUp } from "#adapters/account/account.ts"
import { enableTwoFactor } from "#adapters/account/settings.ts"
import { createOrder } from "#adapters/orders/orders.ts"
import { acceptBonus } from "#adapters/shop/bonus.ts"
import { type CallFailed, type TaggedFailure, callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { decimal } from "#domain/shared/money.ts"
import { port } from "#machines/shared/port.ts"
import { askSandbox, client } from "#tests/setup/client.ts"
import type { Api } from "./api.ts"
import { fillPort, provide } from "./fill-port.ts"
import { lostResponse, unknownOutcome } from "./refusals.ts"

const answering = (body: object) => client(() => Promise.resolve(Response.json(body, { status: 409 })))
const tokens = { keep: () => undefined }
const cookies = { read: () => null, write: () => undefined, forget: () => undefined } as never
const orderRequest = { productId: "btc-limited", quantity: decimal("10"), code: null }

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
  ["two-factor", "TwoFactorEnabled", "AlreadyInRequestedState"],
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

it.each([
  ["the first that applies", { status: 400, field: "code", message: "No." }, { _tag: "First" }],
  ["a later one of the same name", { status: 404, message: "No." }, { _tag: "First" }],
  ["the next name", { status: 400, message: "No." }, { _tag: "Second", message: "No." }],
  ["none, when its own reading finds none", { status: 400 }, { _tag: "CallFailed", reason: "refused" }],
  ["none, when nothing applies", { status: 403 }, { _tag: "CallFailed", reason: "forbidden" }],
  ["what a function reads, also in a failed call", { status: 503 }, { _tag: "Lost" }],
] as const)("the name of a refusal is %s", async (_, { status, ...body }, failure) => {
  const api = client(() => Promise.resolve(Response.json(body, { status })))
  const asked = api("POST /orders", {
    refusals: {
      First: [{ status: 404 }, { status: 400, field: "code" }],
      Second: { status: 400, as: ({ message }) => (message === null ? null : { _tag: "Second", message }) },
      Lost: ({ _tag }) => (_tag === "CallFailed" ? { _tag: "Lost" } : null),
    },
  })
  expect(await askSandbox(asked)).toMatchObject({ failure })
})

it("does not compile where the call and the port know different failures", () => {
  // The function never runs. If a line below compiles, the compiler reports its directive as unused.
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
] as const)("after %s a change is %j, a payment %j", (reason, change, payment) => {
  expect(lostResponse(callFailed(reason))).toEqual(change)
  expect(unknownOutcome(callFailed(reason))).toEqual(payment)
})

it.each(["offline", "timeout", "server"] as const)(
  "a call that was answered 401 is known not to be executed, though its renewal failed with %s",
  (reason) => {
    const failure = callFailed(reason, { notExecuted: true })
    expect([lostResponse(failure), unknownOutcome(failure)]).toEqual([null, null])
  },
)
