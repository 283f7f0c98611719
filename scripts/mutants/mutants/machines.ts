import type { Mutant } from "#scripts/mutants/mutant.ts"
import { machines, types, unit } from "#scripts/mutants/suites.ts"

const machine = (area: string, name: string): string => `src/machines/${area}/${name}.machine.ts`
const constants = unit("tests/constants.test.ts")

/** What leads where. */
export const machineMutants: readonly Mutant[] = [
  {
    name: "target-swapped",
    what: "signIn: a successful answer leads to `unverified`",
    file: machine("account", "sign-in"),
    changes: [[`ok: "#signIn.success"`, `ok: "#signIn.unverified"`]],
    suites: [machines],
  },
  {
    name: "outcomes-swapped",
    what: "createInvoice: a lost answer and a wrong state swap their outcomes",
    file: machine("payments", "create-invoice"),
    changes: [
      [`AnswerLost: "looking"`, `AnswerLost: "status"`],
      [`WrongState: "status"`, `WrongState: "looking"`],
    ],
    suites: [machines],
  },
  {
    name: "sorted-wrong",
    what: "cryptoStatus: Completed and expired swap their ends",
    file: machine("payments", "crypto-status"),
    changes: [
      [`params: "Completed" }, target: "completed" }`, `params: "Completed" }, target: "expired" }`],
      [`params: "Expired" }, target: "expired" }`, `params: "Expired" }, target: "completed" }`],
    ],
    suites: [machines],
  },
  {
    name: "guard-dropped",
    what: "lists with a filter: a page after the last is no longer recognized",
    file: "src/machines/shared/paged-list.ts",
    changes: [[`      { guard: "isBeyond", target: "beyond" },\n`, ""]],
    suites: [machines],
  },
  {
    name: "guard-inverted",
    what: "promoCheck: a code that cannot be applied counts as valid",
    file: machine("shop", "promo-check"),
    changes: [["=> !canBeApplied", "=> canBeApplied"]],
    suites: [machines],
  },
  {
    name: "guard-narrowed",
    what: "paymentStatus: an Assigned order no longer counts as unbought",
    file: machine("payments", "payment-status"),
    changes: [[`["Created", "Assigned"].includes`, `["Created"].includes`]],
    suites: [machines],
  },
  {
    name: "guard-lenient",
    what: "routeGuard: who has no known profile passes as a partner",
    file: machine("site", "route-guard"),
    changes: [["profile?.isPartner === false", "profile?.isPartner !== true"]],
    suites: [machines],
  },
  {
    name: "delay-other",
    what: "the wait before an order's quantity is saved: 500 ms, not 700",
    file: "src/domain/shared/timing.ts",
    changes: [["itemPatchDebounce: 700", "itemPatchDebounce: 500"]],
    suites: [constants],
  },
  {
    name: "delay-tenfold",
    what: "the status is polled every 50 seconds, not 5",
    file: "src/domain/shared/timing.ts",
    changes: [["statusPoll: 5_000", "statusPoll: 50_000"]],
    suites: [constants],
  },
  {
    name: "delay-borrowed",
    what: "calculator: its debounce is the promo check's",
    file: "src/machines/shop/calculator.setup.ts",
    changes: [["itemPatchDebounce: timing.itemPatchDebounce", "itemPatchDebounce: timing.promoCheckDebounce"]],
    suites: [machines],
  },
  {
    name: "limit-other",
    what: "six notifications fit instead of five",
    file: "src/domain/site/notification.ts",
    changes: [["notificationLimit = 5", "notificationLimit = 6"]],
    suites: [constants],
  },
  {
    name: "timeout-gone",
    what: "lazyChunk: loading may last for ever",
    file: machine("site", "lazy-chunk"),
    changes: [[`      after: { chunkTimeout: "failed" }`, "      after: {}"]],
    suites: [machines],
  },
  {
    name: "retry-gone",
    what: "paymentStatus: nothing leads out of the error",
    file: machine("payments", "payment-status"),
    changes: [[`on: { "load.retry": "loading" }`, "on: {}"]],
    suites: [machines],
  },
  {
    name: "failure-taken-for-success",
    what: "copyText: a refused copy is shown as done",
    file: machine("site", "copy-text"),
    changes: [[`CopyRefused: "error"`, `CopyRefused: "success"`]],
    suites: [machines],
  },
  {
    name: "poll-without-end",
    what: "cryptoStatus: a paid order is polled on",
    file: machine("payments", "crypto-status"),
    changes: [[`completed: { type: "final" }`, "completed: {}"]],
    suites: [machines, types],
  },
  {
    name: "countdown-decides",
    what: "cryptoStatus: the end of the countdown alone makes the order expired",
    file: machine("payments", "crypto-status"),
    changes: [[`"rate.ended": { actions: "pollNow" }`, `"rate.ended": ".expired"`]],
    suites: [machines],
  },
  {
    name: "new-rate-unsaid",
    what: "cryptoStatus: another rate of the invoice is taken over in silence",
    file: machine("payments", "crypto-status"),
    changes: [
      ["isInvoiceRepriced(context.shownOrder, context.order)", "isInvoiceRepriced(context.order, context.order)"],
    ],
    suites: [machines],
  },
  {
    name: "switched-unsaid",
    what: "cryptoStatus: an address chosen in another tab replaces the one on the screen",
    file: machine("payments", "crypto-status"),
    changes: [[`        { guard: "isSwitched", target: "switched" },\n`, ""]],
    suites: [machines],
  },
  {
    name: "stale-answer-wins",
    what: "calculator: the answer to an old quantity overwrites the one being typed",
    file: "src/machines/shop/calculator.saving.ts",
    changes: [
      [
        `  on: { "order.continue": "#calculator.flushing", "page.left": "keeping" },\n})\n\n/** Continue`,
        `  on: {\n    "order.continue": "#calculator.flushing", "page.left": "keeping",\n` +
          `    "quantity.type": { actions: assign(({ context, event }) => withTyped(context, { quantityText: event.text })) }` +
          `\n  }\n})\n\n/** Continue`,
      ],
      ["  itemChangeToSave,\n", "  itemChangeToSave,\n  withTyped,\n"],
    ],
    suites: [machines],
  },
  {
    name: "submit-doubled",
    what: "createInvoice: a second click while it creates asks for a second invoice",
    file: machine("payments", "create-invoice"),
    changes: [
      [
        "      entry: assign({ failure: null }),\n",
        `      entry: assign({ failureWith: null }),\n      on: { "invoice.pay": { target: "creating", reenter: true } },\n`,
      ],
    ],
    suites: [machines],
  },
  {
    name: "lost-session-kept",
    what: "session: a session that the server took back stays signed in",
    file: machine("site", "session"),
    changes: [
      [
        `"session.lost": { target: "anonymous", actions: "forget" }`,
        `"session.lost": { target: "authenticated", actions: "forget" }`,
      ],
    ],
    suites: [machines],
  },
  {
    name: "profile-kept",
    what: "session: the profile stays in memory after signing out",
    file: machine("site", "session"),
    changes: [
      [`"session.ended": { target: "anonymous", actions: "forget" }`, `"session.ended": { target: "anonymous" }`],
    ],
    suites: [machines, unit("tests/secrets.test.ts")],
  },
  {
    name: "password-kept",
    what: "signIn: the password stays in memory after it was sent",
    file: machine("account", "sign-in"),
    changes: [[`      exit: assign({ password: "", humanCheck: "" }),\n`, ""]],
    suites: [machines, unit("tests/secrets.test.ts")],
  },
  {
    name: "side-effect",
    what: "rates: an action reaches out of the machine",
    file: machine("money", "rates"),
    changes: [["    loading: {", "    loading: { entry: () => undefined,"]],
    suites: [machines],
  },
]
