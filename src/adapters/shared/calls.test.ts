import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { confirmEmail, disownSignUp, requestEmail, signIn, signUp } from "#adapters/account/account.ts"
import { requestRecovery, resetPassword } from "#adapters/account/recovery.ts"
import { savePassword } from "#adapters/account/set-password.ts"
import {
  changeEmail,
  changePassword,
  disableTwoFactor,
  enableTwoFactor,
  loadTwoFactor,
  saveAddress,
  savePreferences,
} from "#adapters/account/settings.ts"
import { loadContracts } from "#adapters/cabinet/contracts.ts"
import { loadForecast, loadMarketCap, loadSummary } from "#adapters/cabinet/dashboard.ts"
import { assignDemo, createDemo, loadDemo } from "#adapters/demo/demo.ts"
import { requestFile } from "#adapters/money/export-file.ts"
import { loadHistory } from "#adapters/money/history.ts"
import { loadRates } from "#adapters/money/rates.ts"
import { createWithdrawal, loadWithdrawalSummary } from "#adapters/money/withdrawal.ts"
import { joinProgramme } from "#adapters/partner/partner-join.ts"
import {
  changePartnerCode,
  createPartnerCode,
  loadPartnerSummary,
  loadRewards,
  createRewardsFilter,
} from "#adapters/partner/partner.ts"
import { checkPromoCode } from "#adapters/shop/promo-code.ts"
import { endSession, loadProfile, refreshTokens } from "#adapters/site/session.ts"
import { signOut, type TokenStore } from "#adapters/site/tokens.ts"
import { unfilteredHistory } from "#domain/money/history-query.ts"
import { unfilteredRewards } from "#domain/partner/rewards-query.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { decimal } from "#domain/shared/money.ts"
import { createNamedApi, type Api, type ApiCall } from "./api.ts"
import { runEffect } from "./run.ts"

type RecordedCall = Pick<ApiCall<unknown>, "method" | "path" | "query" | "body" | "form" | "headers">

/** Returns the requests of an adapter, without sending them. */
const askedBy = async (ask: (api: Api) => Effect.Effect<unknown, unknown>) => {
  const asked: Array<RecordedCall> = []
  const api = createNamedApi(({ method, path, query, body, form, headers }) =>
    Effect.suspend(() => {
      const given = Object.entries({ query, body, form, headers }).filter(([, value]) => value !== undefined)
      asked.push({ method, path, ...Object.fromEntries(given) })
      return Effect.fail(callFailed("offline"))
    }),
  )
  await Effect.runPromise(Effect.result(ask(api)))
  return asked
}

const id = "7d0b3a54-2f10-4d0c-9f0e-0d8d6f3f1a01"
const password = "correct-horse"
const human = { humanCheck: "human" }
const ReCaptcha = { ReCaptcha: "human" }
const address = `0x${"a".repeat(40)}`
const request = { id, customerId: "c-1", coin: "eth", amount: decimal("0.10"), address } as const
const tokenWriter = { save: () => undefined }
const ids = { read: () => id }
const tokens: TokenStore = {
  ...tokenWriter,
  readAccessToken: () => "old",
  readRefreshToken: () => "fresh",
  hasTokens: () => true,
  taken: () => [],
  replace: () => undefined,
  clear: () => undefined,
  subscribe: () => () => undefined,
}
const now = () => Date.parse("2026-11-21T12:00:00Z")
const offered = Effect.succeed(true)
const notOffered = Effect.succeed(false)
const files = { now, hasHistory: offered, createRewardsFilter }
const marketing = { utm_source: "news" }

type Line = readonly [ask: (api: Api) => Effect.Effect<unknown, unknown>, ...asked: ReadonlyArray<RecordedCall>]

/** The calls of the API document, verbatim. The trailing slash, the spelling of `forsed` and the missing fields matter too. */
const lines: { readonly [what: string]: Line } = {
  "the profile": [(api) => loadProfile(api)(), { method: "GET", path: "/profile" }],
  "signing in": [
    (api) => signIn(api, tokenWriter)({ email: "a@b.example", password, ...human }),
    {
      method: "POST",
      path: "/token",
      form: { grant_type: "password", username: "a@b.example", password },
      headers: ReCaptcha,
    },
  ],
  "a new token": [
    (api) => refreshTokens(api, tokens, (_, run) => run())({ staleToken: "old" }),
    { method: "POST", path: "/token", form: { grant_type: "refresh_token", refresh_token: "fresh" } },
  ],
  "signing up": [
    (api) =>
      signUp(
        api,
        tokenWriter,
        () => "rub",
        () => marketing,
      )({ email: "a@b.example", password, code: "WELCOME10", ...human }),
    {
      method: "POST",
      path: "/signup",
      headers: ReCaptcha,
      body: { email: "a@b.example", password, currencyId: "rub", analyticsData: marketing, code: "WELCOME10" },
    },
  ],
  "confirming an address": [
    (api) => confirmEmail(api, tokenWriter)({ emailToken: "t", isOwnSignUp: false }),
    { method: "POST", path: "/signup/confirm", body: { emailToken: "t" } },
  ],
  "confirming an address, as one's own": [
    (api) => confirmEmail(api, tokenWriter)({ emailToken: "t", isOwnSignUp: true }),
    { method: "POST", path: "/signup/confirm", body: { emailToken: "t", mine: true } },
  ],
  "disowning a sign-up": [
    (api) => disownSignUp(api)({ emailToken: "t" }),
    { method: "POST", path: "/signup/disown", body: { emailToken: "t" } },
  ],
  "another e-mail, by the address": [
    (api) => requestEmail(api)({ email: "a@b.example", ...human }),
    { method: "POST", path: "/signin/confirm", body: { email: "a@b.example" }, headers: ReCaptcha },
  ],
  "another e-mail, by the old link": [
    (api) => requestEmail(api)({ emailToken: "t", ...human }),
    { method: "POST", path: "/signin/confirm", body: { emailToken: "t" }, headers: ReCaptcha },
  ],
  "another e-mail": [
    (api) => changeEmail(api)({ email: "a@b.example", password }),
    { method: "PATCH", path: "/profile/email", body: { email: "a@b.example", password } },
  ],
  "a btc address": [
    (api) => saveAddress(api)({ coin: "btc", address: "bc1q", password }),
    { method: "PATCH", path: "/profile/bitcoinaddress", body: { address: "bc1q", password } },
  ],
  "an eth address": [
    (api) => saveAddress(api)({ coin: "eth", address, password }),
    { method: "PATCH", path: "/profile/ethereumaddress", body: { address, password } },
  ],
  "another password": [
    (api) => changePassword(api)({ password, newPassword: "battery", confirmPassword: "battery" }),
    {
      method: "PATCH",
      path: "/profile/password",
      body: { password, newPassword: "battery", confirmPassword: "battery" },
    },
  ],
  "the first password": [
    (api) => savePassword(api)({ password: "battery" }),
    { method: "PATCH", path: "/profile/password", body: { newPassword: "battery", confirmPassword: "battery" } },
  ],
  "a password after recovery": [
    (api) => resetPassword(api, tokenWriter)({ password: "battery", resetPasswordToken: "t" }),
    { method: "PUT", path: "/profile/password", body: { password: "battery", resetPasswordToken: "t" } },
  ],
  "language and currency": [
    (api) => savePreferences(api)({ locale: "ru-RU", currencyId: "zar" }),
    { method: "PATCH", path: "/profile", body: { culture: "ru-RU", currencyId: "zar" } },
  ],
  "a recovery": [
    (api) => requestRecovery(api)({ email: "a@b.example", ...human }),
    { method: "POST", path: "/recovery", body: { email: "a@b.example" }, headers: ReCaptcha },
  ],
  "signing out": [
    (api) =>
      Effect.promise((signal) =>
        Promise.resolve(signOut(tokens, (held) => runEffect(endSession(api)(held), signal))(undefined, signal)),
      ),
    { method: "POST", path: "/signout", headers: { Authorization: "Bearer old" } },
  ],
  "two-factor": [(api) => loadTwoFactor(api)(), { method: "GET", path: "/profile/tfa" }],
  "enabling two-factor": [
    (api) => enableTwoFactor(api)({ tfaCode: "012345", password }),
    { method: "POST", path: "/profile/tfa/enable", body: { tfaCode: "012345", password } },
  ],
  "disabling two-factor": [
    (api) => disableTwoFactor(api)({ tfaCode: "012345", password }),
    { method: "POST", path: "/profile/tfa/disable", body: { tfaCode: "012345", password } },
  ],
  "the accounts": [(api) => loadSummary(api)(), { method: "GET", path: "/dashboard/summary/" }],
  "the second page of contracts": [
    (api) => loadContracts(api)({ query: { state: "Expired", page: 2 }, size: 10 }),
    { method: "GET", path: "/contracts/", query: { offset: "10", count: "10", state: "Expired" } },
  ],
  "the last contracts": [
    (api) => loadContracts(api)({ query: { state: "All", page: 1 }, size: 5 }),
    { method: "GET", path: "/contracts/", query: { offset: "0", count: "5" } },
  ],
  "the last operations": [
    (api) => loadHistory(api)({ query: unfilteredHistory, size: 5 }),
    { method: "GET", path: "/dashboard/operationhistory/", query: { offset: "0", count: "5", operationType: "" } },
  ],
  "a forecast": [
    (api) => loadForecast(api)({ currencyId: "eth" }),
    { method: "GET", path: "/dashboard/forecast/", query: { currencyId: "eth" } },
  ],
  "what can be withdrawn": [
    (api) => loadWithdrawalSummary(api)("btc"),
    { method: "GET", path: "/withdraws/summary", query: { currencyId: "btc" } },
  ],
  "a withdrawal": [
    (api) =>
      createWithdrawal(api, {
        begin: () => ({ request, kind: "first" }),
        release: () => undefined,
        refuse: () => undefined,
      })({ ...request, id: null }),
    { method: "POST", path: "/withdraws", body: { id, amount: "0.1", address, currencyId: "eth" } },
  ],
  "the market": [
    (api) => loadMarketCap(api)({ currency: "zar" }),
    { method: "GET", path: "/currencies/crypto/marketcap/zar" },
  ],
  "the rates": [
    (api) => loadRates(api)({ currency: "eur" }),
    { method: "GET", path: "/currencies/btc", query: { clientCurrencyId: "eur" } },
    { method: "GET", path: "/currencies/eth", query: { clientCurrencyId: "eur" } },
  ],
  "a demo cabinet": [
    (api) => createDemo(api, tokenWriter)({ id }),
    { method: "POST", path: "/demo/cabinet", body: { id } },
  ],
  "the demo cabinet there is": [(api) => loadDemo(api)({ id }), { method: "GET", path: `/demo/cabinet/${id}` }],
  "a real account": [
    (api) => assignDemo(api, tokenWriter, ids, () => "usd")({ email: "a@b.example" }),
    { method: "POST", path: `/demo/cabinet/${id}/assign`, body: { email: "a@b.example", currencyId: "usd" } },
  ],
  "the partner programme": [(api) => joinProgramme(api)(), { method: "POST", path: "/partnership", body: {} }],
  "a code": [
    (api) => createPartnerCode(api)({ label: null }),
    { method: "POST", path: "/partnership", query: { forsed: "true" }, body: {} },
  ],
  "a code with a label": [
    (api) => createPartnerCode(api)({ label: "Blog" }),
    { method: "POST", path: "/partnership", query: { forsed: "true" }, body: { label: "Blog" } },
  ],
  "a code that is deactivated": [
    (api) => changePartnerCode(api)({ code: "K7QW2MPX", change: { active: false } }),
    { method: "PATCH", path: "/partnership/codes/K7QW2MPX", body: { active: false } },
  ],
  "what codes have brought": [(api) => loadPartnerSummary(api)(), { method: "GET", path: "/partnership/summary" }],
  "the second page of rewards": [
    (api) => loadRewards(api, now, offered)({ query: { ...unfilteredRewards, page: 2 }, size: 5 }),
    { method: "GET", path: "/partnership/rewards", query: { offset: "5", count: "5" } },
  ],
  "the rewards of a code last month": [
    (api) => loadRewards(api, now, offered)({ query: { code: "K7QW2MPX", period: "lastMonth", page: 1 }, size: 5 }),
    {
      method: "GET",
      path: "/partnership/rewards",
      query: {
        offset: "0",
        count: "5",
        code: "K7QW2MPX",
        start: "2026-10-01T00:00",
        end: "2026-10-31T23:59",
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    },
  ],
  "filtered rewards where no filter is offered": [
    (api) => loadRewards(api, now, notOffered)({ query: { code: "K7QW2MPX", period: "lastMonth", page: 3 }, size: 5 }),
    { method: "GET", path: "/partnership/rewards", query: { offset: "10", count: "5" } },
  ],
  "a file with the rewards of a code": [
    (api) =>
      requestFile(api, files)({ request: { file: "rewards", query: { ...unfilteredRewards, code: "K7QW2MPX" } } }),
    { method: "POST", path: "/exports", body: { file: "rewards", code: "K7QW2MPX", timeZone: "UTC" } },
  ],
  "a file with the fees of a month": [
    (api) =>
      requestFile(
        api,
        files,
      )({
        request: {
          file: "history",
          query: {
            ...unfilteredHistory,
            operationType: "MaintenanceFee",
            dateRange: { start: "2026-10-01", end: "2026-10-31" },
          },
        },
      }),
    {
      method: "POST",
      path: "/exports",
      body: {
        file: "history",
        start: "2026-10-01T00:00",
        end: "2026-10-31T23:59",
        timeZone: "UTC",
        operationType: "MaintenanceFee",
      },
    },
  ],
  "a file with the history of a coin, where it is not filtered by one": [
    (api) =>
      requestFile(api, { ...files, hasHistory: notOffered })({
        request: { file: "history", query: { ...unfilteredHistory, coin: "btc" } },
      }),
    { method: "POST", path: "/exports", body: { file: "history", timeZone: "UTC", operationType: "" } },
  ],
  "a file with the security log": [
    (api) => requestFile(api, files)({ request: { file: "events" } }),
    { method: "POST", path: "/exports", body: { file: "events", timeZone: "UTC" } },
  ],
  "what a code gives": [
    (api) => checkPromoCode(api)({ code: "WELCOME10" }),
    { method: "GET", path: "/referralcodes/WELCOME10" },
  ],
}

describe("the adapters", () => {
  it.each(Object.entries(lines))("make the documented call for %s", async (_, [ask, ...asked]) => {
    expect(await askedBy(ask)).toEqual(asked)
  })
})
