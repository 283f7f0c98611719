import { BigDecimal } from "effect"
import { describe, expect, it } from "vitest"
import { createActor, type AnyEventObject } from "xstate"
import type { Machines } from "#machines/generated/machines.ts"
import type { AnyExplored } from "#machines/kit/model.ts"
import { mockedMachine, flushMicrotasks } from "#machines/kit/mocked-machine.ts"
import { models } from "#machines/generated/models.ts"

type Asked = Readonly<Record<string, readonly unknown[]>>

const person = { email: "anna@example.com", password: "correct-horse" }
const orderId = "0f9c1f0a-7c1e-4a43-8f57-6f0f4d1f2b10"
const paid = { orderId: "3f2b8a5e-6c1d-4a8e-9f10-5b7c2d9e4a01" }
const item = { orderId, itemId: "5a8d6a2e-0b3c-4f61-9d6b-3c1f1f0f7a01" }

const coldWallet = {
  coin: "btc",
  name: "Cold wallet",
  address: "bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3",
}

/** The input of each port call on a machine's paths, by the API document; the path itself only checks that the port was called. */
const asks: { readonly [Name in keyof Machines]?: Asked } = {
  twoFactorReset: {
    obtainHumanCheck: [{ action: "recovery" }],
    requestTwoFactorReset: [{ ...person, humanCheck: "human" }],
  },
  letterLink: { takeTokenFromAddress: [undefined], followLetterLink: [{ token: "mail-token" }] },
  recoveryCodes: { loadRecoveryCodes: [undefined], createRecoveryCodes: [{ password: person.password }] },
  createCode: { createCode: [{ label: null }, { label: "Newsletter" }], loadPartnerSummary: [undefined] },
  changeCode: {
    changeCode: [
      { code: "K7QW2MPX", change: { label: "Newsletter" } },
      { code: "K7QW2MPX", change: { active: false } },
    ],
  },
  rewards: {
    loadList: [
      { query: { code: null, period: null, page: 1 }, size: 5 },
      { query: { code: null, period: null, page: 2 }, size: 5 },
      { query: { code: null, period: "lastMonth", page: 1 }, size: 5 },
      { query: { code: "K7QW2MPX", period: null, page: 1 }, size: 5 },
      { query: { code: "K7QW2MPX", period: "lastMonth", page: 1 }, size: 5 },
    ],
    openRewards: [
      { query: { code: "K7QW2MPX", period: null, page: 1 } },
      { query: { code: "K7QW2MPX", period: "lastMonth", page: 1 } },
    ],
  },
  addressBook: {
    loadAddressBook: [undefined],
    saveBookAddress: [
      { ...coldWallet, replaces: null },
      { ...coldWallet, replaces: "6f0c7f8a-6f3a-4a54-9a1e-7b8f2f0e0001" },
      // Its checksum fails, and the warning was confirmed.
      { ...coldWallet, address: `${coldWallet.address.slice(0, -1)}4`, replaces: null },
    ],
    changeAddressBook: [{ removed: "6f0c7f8a-6f3a-4a54-9a1e-7b8f2f0e0002" }, { isOn: false }],
  },
  exportData: { perform: [{ password: person.password }] },
  closeAccount: { perform: [{ password: person.password }] },
  protection: { loadProtection: [undefined] },
  securityLog: { loadEvents: [{ page: 1 }, { page: 2 }] },
  passkeySignIn: {
    requestPasskey: [{ autofill: true }, { autofill: false }],
    signInByPasskey: [{ id: "credential" }],
  },
  passkeyFactor: { requestPasskeyCode: [undefined] },
  passkeys: {
    loadPasskeys: [undefined],
    createPasskey: [
      { name: "Phone", password: person.password },
      { name: null, password: person.password },
    ],
    removePasskey: [{ passkeyId: "8a1c7f8a-6f3a-4a54-9a1e-7b8f2f0e0002", password: person.password }],
  },
  sessions: {
    loadSessions: [undefined],
    endSessions: [{ sessionId: "4f0c7f8a-6f3a-4a54-9a1e-7b8f2f0e0002" }, { sessionId: null }],
  },
  promoCheck: { checkCode: [{ code: "WELCOME10" }] },
  signIn: { obtainHumanCheck: [{ action: "signin" }], signIn: [{ ...person, humanCheck: "human" }] },
  resendConfirmation: {
    obtainHumanCheck: [{ action: "confirm" }],
    requestMail: [{ email: person.email, humanCheck: "human" }],
  },
  confirmEmail: {
    takeTokenFromAddress: [undefined],
    confirmEmail: [
      { emailToken: "mail-token", mine: false },
      { emailToken: "mail-token", mine: true },
    ],
    disownSignUp: [{ emailToken: "mail-token" }],
    obtainHumanCheck: [{ action: "confirm" }],
    requestMail: [{ emailToken: "mail-token", humanCheck: "human" }],
  },
  signUp: { obtainHumanCheck: [{ action: "signup" }], signUp: [{ ...person, code: null, humanCheck: "human" }] },
  copyText: { copyText: [{ text: "bc1qsample" }] },
  countdown: { readClock: [{ until: "2026-11-03T12:00:00Z" }] },
  // A background refresh is silent.
  paymentMethods: {
    loadProfile: [undefined],
    loadMethods: [
      { ...paid, background: false },
      { ...paid, background: true },
    ],
  },
  createInvoice: {
    createInvoice: [{ ...paid, kind: { paymentType: "Crypto", currencyId: "btc" } }],
    loadOrder: [paid],
    openCheckout: [{ url: "https://acquirer.example/pay/5c0e" }],
  },
  paymentStatus: { loadOrder: [paid] },
  contracts: {
    loadList: [
      { query: { state: "All", page: 1 }, size: 10 },
      { query: { state: "Active", page: 1 }, size: 10 },
      { query: { state: "All", page: 2 }, size: 10 },
    ],
  },
  liveMeter: { loadProducts: [{ code: null }] },
  accountSummary: { loadSummary: [undefined] },
  forecast: { loadForecast: [{ currencyId: "btc" }, { currencyId: "eth" }] },
  returns: { loadFigures: [{ currency: "usd" }] },
  marketCap: { loadFigures: [{ currency: "usd" }] },
  historyTotals: {
    loadHistoryTotals: [
      { query: { operationType: "All", span: null, coin: null, page: 1 } },
      { query: { operationType: "All", span: null, coin: "eth", page: 1 } },
      { query: { operationType: "All", span: null, coin: null, page: 2 } },
    ],
  },
  cancelWithdrawal: { cancelWithdrawal: [{ id: "b0f1a6f2-2d0f-4a53-9b9e-8f1a3f6c0100" }] },
  contractPage: {
    loadContract: [
      { contractId: "c0f1a6f2-2d0f-4a53-9b9e-8f1a3f6c0001", page: 1 },
      { contractId: "c0f1a6f2-2d0f-4a53-9b9e-8f1a3f6c0001", page: 2 },
    ],
  },
  receiptPage: { loadOrder: [paid] },
  investment: { loadInvestment: [{ page: 1 }, { page: 2 }] },
  warningCount: { loadWarningCount: [undefined] },
  supportSidebar: { openSupport: [undefined] },
  demoChat: { findChat: [undefined], openChat: [undefined] },
  session: { loadProfile: [undefined] },
  tokenRefresh: { renewToken: [{ stale: "a-token" }] },
  signOut: { signOut: [undefined] },
  lazyChunk: { loadChunk: [{ name: "contracts" }], checkDeployment: [undefined], reloadPage: [undefined] },
  theme: { saveTheme: [{ theme: "light" }] },
  locale: { changeLocale: [{ locale: "ru-RU" }], showLocale: [{ locale: "ru-RU" }] },
  estimate: { loadMining: [{ coin: "btc", currency: "usd" }] },
  rates: { loadFigures: [{ currency: "usd" }] },
  calculator: {
    loadSubject: [
      { orderId: null, productId: "btc-limited", code: null },
      { orderId: null, productId: "btc-limited", code: "WELCOME10" },
    ],
    // What is not saved yet when the page is left.
    saveItemInBackground: [
      { ...item, quantity: "1" },
      { ...item, quantity: "12" },
      { ...item, quantity: "30" },
    ],
    patchItem: [
      { ...item, quantity: "1" },
      { ...item, quantity: "12" },
      { ...item, quantity: "30" },
    ],
    loadOrder: [{ orderId }],
  },
  createOrder: { createOrder: [{ productId: "btc-limited", quantity: "10", code: null }] },
  assignOrder: {
    loadOrder: [{ orderId }],
    assignOrder: [{ orderId, email: "maria.ivanova@example.com" }],
    // An empty code clears it.
    patchCode: [{ orderId, code: "" }],
  },
}

const plain = (value: unknown): unknown => {
  if (BigDecimal.isBigDecimal(value)) return BigDecimal.format(value)
  return typeof value !== "object" || value === null
    ? value
    : Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]))
}

/** The port calls in order. */
const askedDuring = async (model: AnyExplored, events: readonly AnyEventObject[]) => {
  const sandbox = mockedMachine(model)
  const visited = new Set<object>()
  const portCalls: (readonly [port: string, input: unknown])[] = []
  const note = () => {
    for (const [port, question] of sandbox.asked)
      if (!visited.has(question)) {
        visited.add(question)
        portCalls.push([port, plain(question.input)])
      }
  }
  const actor = createActor(sandbox.machine, { input: model.input, clock: sandbox.clock }).start()
  note()
  for (const event of events) {
    if (!(await sandbox.happen(event, actor.getSnapshot()))) actor.send(event)
    await flushMicrotasks()
    note()
  }
  actor.stop()
  return portCalls
}

const stepsOf = (model: AnyExplored) => model.paths().flatMap(({ steps }) => steps)

const each = (inputs: readonly unknown[]) =>
  [...new Set(inputs.map((input) => JSON.stringify(input) ?? "nothing"))].toSorted()
const eachOf = (portCalls: Asked) =>
  Object.fromEntries(Object.entries(portCalls).map(([port, inputs]) => [port, each(inputs)]))

describe.each(Object.entries(asks))("%s", (name, wanted) => {
  it("calls its ports with exactly this input", async () => {
    const model: AnyExplored = models[name as keyof Machines]
    const paths = model.paths().map(({ steps }) =>
      askedDuring(
        model,
        steps.map(({ event }) => event),
      ),
    )
    const portCalls = Map.groupBy((await Promise.all(paths)).flat(), ([port]) => port)
    const byPort = Object.fromEntries([...portCalls].map(([port, all]) => [port, all.map(([, input]) => input)]))
    expect(eachOf(byPort)).toEqual(eachOf(wanted))
  })
})

it("signUp sends the promo code that was accepted", async () => {
  const portCalls = await askedDuring(models.signUp, [
    { type: "code.accepted", code: "WELCOME10" },
    { type: "form.submit", ...person },
    stepsOf(models.signUp).find(({ label }) => label === "obtainHumanCheck ok")!.event,
  ])
  expect(portCalls.at(-1)).toEqual(["signUp", { ...person, code: "WELCOME10", humanCheck: "human" }])
})

it("promoCheck asks for the code without the blanks around it", async () => {
  const afterDebounce = stepsOf(models.promoCheck).find(({ label }) => label.startsWith("after "))!.event
  expect(await askedDuring(models.promoCheck, [{ type: "code.type", code: " WELCOME10 " }, afterDebounce])).toEqual([
    ["checkCode", { code: "WELCOME10" }],
  ])
})
