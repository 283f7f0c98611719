import { Schema } from "effect"
import { ContractList } from "../../../src/domain/contract"
import type { UserNotVerified } from "../../../src/domain/account-failures"
import { Order } from "../../../src/domain/order"
import { Rate } from "../../../src/domain/rate"
import { paymentStatusModel } from "../../../src/machines/payment-status/payment-status.model"
import { paths } from "../../../src/ui/paths"
import type { OnApp } from "./on-app"
import { answering, failing, tokens } from "./on-app"

// The walks of the forms end there.
const redirect = "/cabinet/contracts?page=2"

const token = { method: "POST", path: "/token" } as const
const signUp = { method: "POST", path: "/signup" } as const
const confirm = { method: "POST", path: "/signup/confirm" } as const
const mail = { method: "POST", path: "/signin/confirm" } as const
const contracts = { method: "GET", path: "/contracts/" } as const
const order = { method: "GET", path: `/orders/${paymentStatusModel.input.orderId}` } as const

/** Machines with a page of their own in the app. docs/qa.md says how one is added. */
export const wirings: Readonly<Record<string, OnApp>> = {
  signIn: {
    address: () => paths.signIn(redirect),
    signedIn: false,
    local: { obtainHumanCheck: ["ok"] },
    calls: { signIn: {
      ok: () => answering(token, 200, tokens),
      UserNotVerified: ({ message }: UserNotVerified) => answering(token, 400, { code: "UserNotVerified", message }),
      CallFailed: failing(token),
    } },
    happens: {},
  },
  signUp: {
    address: () => paths.signUp(redirect),
    signedIn: false,
    local: { obtainHumanCheck: ["ok"] },
    calls: { signUp: {
      ok: () => answering(signUp, 201, tokens),
      AlreadyRegistered: () => answering(signUp, 409, { code: "AlreadyRegistered", field: "email" }),
      CallFailed: failing(signUp),
    } },
    happens: {},
  },
  confirmEmail: {
    address: (local) => (local.get("takeToken") === "NoToken" ? paths.confirm() : `${paths.confirm()}?token=mail-token`),
    signedIn: false,
    local: { takeToken: ["ok", "NoToken"], obtainHumanCheck: ["ok"] },
    calls: {
      confirmEmail: {
        ok: () => answering(confirm, 200, tokens),
        OldToken: () => answering(confirm, 400, { code: "OldToken" }),
        AlreadyConfirmed: () => answering(confirm, 409, { code: "AlreadyConfirmed" }),
        CallFailed: failing(confirm),
      },
      requestMail: { ok: () => answering(mail, 204), CallFailed: failing(mail) },
    },
    happens: {},
  },
  contracts: {
    address: () => paths.contracts(),
    signedIn: true,
    local: {},
    calls: { loadContracts: {
      ok: (list: ContractList) => answering(contracts, 200, Schema.encodeSync(ContractList)(list)),
      CallFailed: failing(contracts),
    } },
    happens: { "query.changed": ({ query }) => `await world.follow(${JSON.stringify(paths.contracts(query))})` },
  },
  paymentStatus: {
    address: () => paths.buyStatus(paymentStatusModel.input.orderId),
    signedIn: true,
    local: {},
    calls: { loadOrder: {
      ok: (found: Order) => answering(order, 200, Schema.encodeSync(Order)(found)),
      OrderNotFound: () => answering(order, 404, { code: "NotFound" }),
      CallFailed: failing(order),
    } },
    happens: {},
  },
  rates: {
    address: () => paths.home(),
    signedIn: false,
    local: {},
    calls: { loadRates: {
      ok: (rates: readonly Rate[]) => rates.flatMap((rate) =>
        answering({ method: "GET", path: `/currencies/${rate.currencyId}` }, 200, Schema.encodeSync(Rate)(rate))),
    } },
    happens: {},
  },
}
