import type { Mutant } from "#scripts/mutants/mutant.ts"
import { unit } from "#scripts/mutants/suites.ts"

const sandbox = unit("sandbox")

/** The rules of the server: money, sessions, limits. */
export const sandboxMutants: readonly Mutant[] = [
  {
    name: "sandbox-tolerance",
    what: "any shortfall of at most a dollar counts as paid",
    file: "sandbox/rules/tolerance.ts",
    changes: [['smallerAmount(divideAmounts(multiplyAmounts(cost, percent, "down"), hundred, "down"), most)', "most"]],
    suites: [
      unit("sandbox/tests/late-money.test.ts", "sandbox/tests/money.test.ts", "sandbox/tests/payments.test.ts"),
      sandbox,
    ],
  },
  {
    name: "sandbox-voucher-twice",
    what: "a voucher pays for two orders",
    file: "sandbox/rules/vouchers.ts",
    changes: [['  if (!inserted) throw refusal(409, "VoucherRedeemed")\n', ""]],
    suites: [sandbox],
  },
  {
    name: "sandbox-bonus-late",
    what: "a bonus is accepted after its quarter of an hour",
    file: "sandbox/rules/bonus.ts",
    changes: [
      ["now < order.create_date.getTime() + lifetimes.bonusOffer && isUnpaid(order, now)", "isUnpaid(order, now)"],
    ],
    suites: [unit("sandbox/tests/order-actions.test.ts"), sandbox],
  },
  {
    name: "sandbox-session-for-ever",
    what: "a session goes on after 90 days",
    file: "sandbox/rules/tokens.ts",
    changes: [[" || row.create_date.getTime() + lifetimes.session <= now", ""]],
    suites: [unit("sandbox/tests/ownership.test.ts")],
  },
  {
    name: "sandbox-refresh-twice",
    what: "a refresh token is good for ever again",
    file: "sandbox/rules/tokens.ts",
    changes: [["row.use_date !== null && !(await wasLost(tx, row, now))", "row.use_date !== null && false"]],
    suites: [unit("sandbox/tests/accounts.test.ts"), sandbox],
  },
  {
    name: "sandbox-two-factor-sessions",
    what: "enabling two-factor leaves the other sessions",
    file: "sandbox/rules/two-factor.ts",
    changes: [
      [
        "  await change(tx, id, { tfa_enabled: true })\n  await revokeSessions(tx, id, sessionId)\n",
        "  await change(tx, id, { tfa_enabled: true })\n  void sessionId\n",
      ],
    ],
    suites: [unit("sandbox/tests/two-factor.test.ts")],
  },
  {
    name: "sandbox-disown-password",
    what: "a disowned account keeps its password",
    file: "sandbox/rules/confirmation.ts",
    changes: [["const nothing = { password_hash: null, ", "const nothing = { "]],
    suites: [unit("sandbox/tests/ownership.test.ts")],
  },
  {
    name: "sandbox-guess",
    what: "twenty guesses are checked, not ten",
    file: "sandbox/rules/guesses.ts",
    changes: [["const attempts = 10", "const attempts = 20"]],
    suites: [unit("sandbox/tests/accounts.test.ts", "sandbox/tests/guesses.test.ts")],
  },
  {
    name: "sandbox-own-email",
    what: "an assigned order can be reassigned to another address",
    file: "sandbox/rules/identity.ts",
    changes: [['order.state === "Created" || email === user.email', "true"]],
    suites: [sandbox],
  },
  {
    name: "sandbox-proxy",
    what: "anyone may say for whom a call is made",
    file: "sandbox/client.ts",
    changes: [["at === 0 || !isTrusted(proxies, address)", "at === 0 || isTrusted(proxies, address)"]],
    suites: [unit("sandbox/limits.test.ts")],
  },
  {
    name: "sandbox-unconfirmed-rate",
    what: "the rate runs out while a transaction waits for its confirmation",
    file: "sandbox/rules/invoices.ts",
    changes: [["  order.unconfirmed_id === null &&\n  isPayable", "  isPayable"]],
    suites: [unit("sandbox/tests/unconfirmed.test.ts")],
  },
  {
    name: "sandbox-cancel-sent",
    what: "a withdrawal that is being sent can be cancelled",
    file: "sandbox/rules/withdrawal-steps.ts",
    changes: [
      [
        'row.state !== "Created") throw refusal(409, "WithdrawalSent")',
        '!isOpen(row)) throw refusal(409, "WithdrawalSent")',
      ],
    ],
    suites: [unit("sandbox/tests/cancelled-withdrawals.test.ts")],
  },
  {
    name: "sandbox-network-fee",
    what: "the network fee is paid on top of the amount",
    file: "sandbox/rules/withdrawal-steps.ts",
    changes: [["[receiver, row.currency_id, value - fee]", "[receiver, row.currency_id, value]"]],
    suites: [unit("sandbox/tests/cancelled-withdrawals.test.ts")],
  },
  {
    name: "sandbox-totals-rejected",
    what: "a rejected withdrawal counts in the totals of the history",
    file: "sandbox/rules/history-totals.ts",
    changes: [["sums.filter((one) => !one.rejected)", "sums"]],
    suites: [unit("sandbox/tests/history-totals.test.ts")],
  },
  {
    name: "sandbox-foreign-session",
    what: "a customer can end another customer's session",
    file: "sandbox/rules/sessions.ts",
    changes: [["session?.user_id !== user.id", "!session"]],
    suites: [unit("sandbox/tests/sessions.test.ts")],
  },
  {
    name: "sandbox-recovery-code-twice",
    what: "a recovery code works a second time",
    file: "sandbox/rules/recovery-codes.ts",
    changes: [['  if (match.use_date !== null) return "used"\n', ""]],
    suites: [unit("sandbox/tests/recovery-codes.test.ts")],
  },
  {
    name: "sandbox-reset-cancelled",
    what: "a two-factor reset takes effect although its link cancelled it",
    file: "sandbox/rules/two-factor-reset.ts",
    changes: [
      ['  if (reset.end_date === null) await endReset(tx, reset.user_id, { type: "ResetCancelled", now })\n', ""],
    ],
    suites: [unit("sandbox/tests/two-factor-reset.test.ts")],
  },
  {
    name: "sandbox-reset-early",
    what: "a two-factor reset takes effect at once",
    file: "sandbox/rules/two-factor-reset.ts",
    changes: [["if (!reset || reset.due_date.getTime() > now) return user", "if (!reset) return user"]],
    suites: [unit("sandbox/tests/two-factor-reset.test.ts")],
  },
  {
    name: "sandbox-reset-withdrawal",
    what: "a withdrawal is possible right after a two-factor reset",
    file: "sandbox/rules/withdrawals.ts",
    changes: [["  await requireUnlocked(tx, user.id, now)\n", ""]],
    suites: [unit("sandbox/tests/two-factor-reset.test.ts")],
  },
  {
    name: "sandbox-reset-letter",
    what: "a two-factor reset takes effect without a letter",
    file: "sandbox/rules/two-factor-reset.ts",
    changes: [
      ["  await sendResetInEffectNotice(tx, user, lockedUntil.getTime(), { ...writing, culture: user.culture })\n", ""],
    ],
    suites: [unit("sandbox/tests/two-factor-reset.test.ts")],
  },
  {
    name: "sandbox-recovery-code-letter",
    what: "a sign-in with a recovery code sends no letter",
    file: "sandbox/rules/two-factor.ts",
    changes: [["  if (passkey || isAppCode(code)) return\n", "  if (code !== undefined) return\n"]],
    suites: [unit("sandbox/tests/recovery-codes.test.ts")],
  },
  {
    name: "sandbox-email-undo-twice",
    what: "the link that undoes an e-mail change works a second time",
    file: "sandbox/rules/undo-email-change.ts",
    changes: [['  if (change.undo_date !== null) throw refusal(409, "AlreadyUndone")\n', ""]],
    suites: [unit("sandbox/tests/email-change.test.ts")],
  },
  {
    name: "sandbox-email-undo-late",
    what: "the link that undoes an e-mail change works after 72 hours",
    file: "sandbox/rules/undo-email-change.ts",
    changes: [
      [
        '"AlreadyUndone")\n  if (change.due_date.getTime() <= now) throw refusal(400, "OldToken")\n',
        '"AlreadyUndone")\n',
      ],
    ],
    suites: [unit("sandbox/tests/email-change.test.ts")],
  },
  {
    name: "sandbox-email-reserved",
    what: "a stranger can register an address that its customer can have back",
    file: "sandbox/rules/free-email.ts",
    changes: [["  if (reserved) throw alreadyRegistered()\n", "  void reserved\n"]],
    suites: [unit("sandbox/tests/email-change.test.ts")],
  },
]
