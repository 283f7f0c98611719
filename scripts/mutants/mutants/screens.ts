import type { Mutant } from "#scripts/mutants/mutant.ts"
import { screens, types, walk } from "#scripts/mutants/suites.ts"

/** What a person sees and presses. */
export const screenMutants: readonly Mutant[] = [
  {
    name: "button-dead",
    what: "the button to try again after a failed load does nothing",
    file: "src/ui/kit/feedback/failure-panel.tsx",
    changes: [[`onRetry={() => send({ type: "load.retry" })}`, "onRetry={() => void send}"]],
    suites: [walk("contracts")],
  },
  {
    name: "event-wrong",
    what: "cryptoStatus: taking note of a new rate sends another event",
    file: "src/ui/payments/crypto-status/crypto-status.tsx",
    changes: [[`send({ type: "rate.accept" })`, `send({ type: "rate.ended" })`]],
    suites: [walk("cryptoStatus")],
  },
  {
    name: "message-missing",
    what: "signIn: an error is framed in red and says nothing",
    file: "src/ui/account/sign-in.tsx",
    changes: [
      [
        `<RefusedNotice failure={state.context.failure} rateLimited={state.matches("rateLimited")} />`,
        `<ResultNotice kind="danger">{""}</ResultNotice>`,
      ],
    ],
    suites: [screens("tests/account/sign-in.screen.test.tsx")],
  },
  {
    name: "message-elsewhere",
    what: "signIn: two states swap their messages",
    file: "src/ui/account/sign-in.tsx",
    changes: [["  unverified: Unverified,\n  error: Failed,", "  unverified: Failed,\n  error: Unverified,"]],
    suites: [walk("signIn")],
  },
  {
    name: "refusal-unsaid",
    what: "assignOrder: the server's reason is not shown",
    file: "src/ui/orders/assign-order.tsx",
    changes: [["<p>{state.context.refusal}</p>", "<p />"]],
    suites: [walk("assignOrder")],
  },
  {
    name: "views-swapped",
    what: "paymentStatus: paid and expired swap their pages",
    file: "src/ui/payments/payment-status/payment-status.tsx",
    changes: [
      ["success: ({ state }) => <PaymentSuccess", "success: ({ state }) => <ExpiredPaymentRedirect"],
      ["expired: ({ state }) => <ExpiredPaymentRedirect", "expired: ({ state }) => <PaymentSuccess"],
    ],
    suites: [walk("paymentStatus")],
  },
  {
    name: "view-of-another-state",
    what: "contracts: a filter without contracts reads as if there were none at all",
    file: "src/ui/cabinet/contracts/contracts.tsx",
    changes: [["  filteredEmpty: FilteredEmpty,", "  filteredEmpty: Empty,"]],
    suites: [walk("contracts")],
  },
  {
    name: "view-missing",
    what: "cryptoStatus: a state has no view",
    file: "src/ui/payments/crypto-status/crypto-status.tsx",
    changes: [[`  underpaid: Paying,\n`, ""]],
    suites: [types],
  },
  {
    name: "view-empty",
    what: "contracts: the error's view is empty",
    file: "src/ui/cabinet/contracts/contracts.tsx",
    changes: [["  error: LoadFailed,\n", "  error: noView,\n"]],
    suites: [walk("contracts")],
  },
  {
    name: "field-forgets",
    what: "signIn: after a failure the form is empty again",
    file: "src/ui/account/sign-in.tsx",
    changes: [["  error: SignInForm,", "  error: (props) => <SignInForm {...props} />,"]],
    suites: [screens("tests/account/sign-in.screen.test.tsx")],
  },
  {
    name: "field-dead",
    what: "promoCheck: typing into the field does nothing",
    file: "src/ui/shop/promo-field.tsx",
    changes: [[`onChange={(event) => send({ type: "code.type", code: event.target.value })}`, "readOnly"]],
    suites: [walk("promoCheck")],
  },
  {
    name: "field-unlabelled",
    what: "the fields of forms have no label",
    file: "src/ui/kit/fields/field.tsx",
    changes: [
      [
        "<label className={css.label} htmlFor={id}>\n        {label}\n      </label>",
        "<span className={css.label}>{label}</span>",
      ],
    ],
    suites: [walk("signIn")],
  },
  {
    name: "form-stays-open",
    what: "signUp: the form can be sent again while it is being sent",
    file: "src/ui/account/sign-up/sign-up.tsx",
    changes: [[`const busy = state.matches("process")`, "const busy = false"]],
    suites: [walk("signUp")],
  },
  {
    name: "busy-button-works",
    what: "a busy button still behaves like the original",
    file: "src/ui/kit/actions/button.tsx",
    changes: [
      ["      if (busy) event.preventDefault()\n      else onClick?.()", "      void event\n      onClick?.()"],
    ],
    suites: [screens("tests/site/button.screen.test.tsx")],
  },
  {
    name: "limit-ignored",
    what: "paymentMethods: a method out of its limits can be chosen",
    file: "src/ui/payments/payment-methods/method-list.tsx",
    changes: [[`disabled: option.state !== "normal"`, "disabled: false"]],
    suites: [screens("tests/payments/payment-methods.screen.test.tsx")],
  },
  {
    name: "total-wrong",
    what: "the order's total is the one before the discount",
    file: "src/ui/payments/payment-status/order-summary.tsx",
    changes: [["<Figure>{format.amount(effectiveCost(order),", "<Figure>{format.amount(order.localizedOrigCost,"]],
    suites: [screens("tests/payments/amounts.screen.test.tsx")],
  },
  {
    name: "amounts-swapped",
    what: "paid too much: what came in and what was due are swapped",
    file: "src/ui/payments/complete-over-paid.tsx",
    changes: [["const [received, cost] =", "const [cost, received] ="]],
    suites: [screens("tests/payments/amounts.screen.test.tsx")],
  },
  {
    name: "asked-for-too-much",
    what: "cryptoStatus: what came in already is asked for again",
    file: "src/domain/payments/payment-uri.ts",
    changes: [
      [
        "const { currencyId, remainAmount } = invoice",
        "const { currencyId, amount: remainAmount } = invoice as Invoice",
      ],
    ],
    suites: [walk("cryptoStatus")],
  },
  {
    name: "charged-twice",
    what: "assignOrder: the method page opens for an order whose card was charged",
    file: "src/machines/orders/assign-order.machine.ts",
    changes: [["!isCompleting(order) && ", ""]],
    suites: [screens("tests/payments/card-charged.screen.test.tsx")],
  },
  {
    name: "hint-late",
    what: "cryptoStatus: the hint comes after thirty failed polls, not three",
    file: "src/domain/shared/poll.ts",
    changes: [["const pollFailuresBeforeHint = 3", "const pollFailuresBeforeHint = 30"]],
    suites: [screens("tests/payments/crypto-status.screen.test.tsx")],
  },
  {
    name: "accepted-offline",
    what: "the payment pages: what may be stale is accepted offline",
    file: "src/machines/payments/watched-order.ts",
    changes: [[`context.poll.step !== "offline"`, `context.poll.step !== "paused"`]],
    suites: [screens("tests/payments/reconnect.screen.test.tsx")],
  },
  {
    name: "back-comes-here-again",
    what: "contracts: Back leads to a page after the last",
    file: "src/ui/cabinet/contracts/contracts.tsx",
    changes: [["<Redirect replace to={paths.contracts(", "<Redirect to={paths.contracts("]],
    suites: [screens("tests/site/back.screen.test.tsx")],
  },
  {
    name: "error-not-read-out",
    what: "a danger is shown and not read out",
    file: "src/ui/kit/feedback/notice.tsx",
    changes: [[`(kind === "danger" ? "alert" : "status")`, "undefined"]],
    suites: [walk("signIn")],
  },
  {
    name: "early-submit-handled",
    what: "a form submitted before hydration reaches React",
    file: "src/start/bootstrap.ts",
    changes: [
      [
        `addEventListener("submit", holdSubmit, true)\naddEventListener("click"`,
        `addEventListener("submit", holdSubmit)\naddEventListener("click"`,
      ],
    ],
    suites: [screens("tests/start/bootstrap.screen.test.tsx")],
  },
  {
    name: "early-press-handled",
    what: "a button pressed before hydration reaches React as well",
    file: "src/start/bootstrap.ts",
    changes: [["event.stopPropagation()\n  window.bootstrap?.pressed", "window.bootstrap?.pressed"]],
    suites: [screens("tests/start/bootstrap.screen.test.tsx")],
  },
]
