import type { Mutant } from "#scripts/mutants/mutant.ts"
import { machines, walk } from "#scripts/mutants/suites.ts"

const machine = (area: string, name: string): string => `src/machines/${area}/${name}.machine.ts`

/** Paying by card and voucher, the history, withdrawals, partners, settings. */
export const flowMutants: readonly Mutant[] = [
  {
    name: "voucher-unlooked-for",
    what: "redeemVoucher: a lost answer counts as refused, and the voucher is typed again",
    file: machine("payments", "redeem-voucher"),
    changes: [[`AnswerLost: "looking"`, `AnswerLost: "error"`]],
    suites: [machines],
  },
  {
    name: "card-reversed-paid",
    what: "cardStatus: a card that was reversed reads as paid",
    file: machine("payments", "card-status"),
    changes: [[`params: "reversed" }, target: "reversed" }`, `params: "reversed" }, target: "confirmed" }`]],
    suites: [machines],
  },
  {
    name: "poll-in-background",
    what: "feed: a hidden page goes on polling",
    file: machine("site", "feed"),
    changes: [[`"page.hidden": "paused", "page.offline": "offline" } as`, `"page.offline": "offline" } as`]],
    suites: [machines],
  },
  {
    name: "withdrawal-minimum-unasked",
    what: "withdrawal: an amount below the minimum is sent",
    file: machine("money", "withdrawal"),
    changes: [[`        { guard: "isBelowMinimum", target: "insufficient" },\n`, ""]],
    suites: [machines],
  },
  {
    name: "withdrawal-lost-unchecked",
    what: "withdrawal: a lost answer reads as a refusal, and is not looked for",
    file: machine("money", "withdrawal"),
    changes: [
      [
        `          AnswerLost: check,\n          EarlierUnknown: check,\n          StillUnknown: check,\n`,
        `          AnswerLost: "form",\n          EarlierUnknown: check,\n          StillUnknown: check,\n`,
      ],
    ],
    suites: [machines],
  },
  {
    name: "history-filter-forgotten",
    what: "lists: a filter without entries reads as if there never were any",
    file: "src/machines/shared/paged-list.ts",
    changes: [[`      { guard: "isFiltered", target: "filteredEmpty" },\n`, ""]],
    suites: [machines],
  },
  {
    name: "history-sign-swapped",
    what: "history: what came in and what went out swap their signs",
    file: "src/ui/money/history/operation-table.tsx",
    changes: [[`isDebit(operation) ? "−" : "+"`, `isDebit(operation) ? "+" : "−"`]],
    suites: [walk("history")],
  },
  {
    name: "rewards-without-end",
    what: "rewards: a page after the last shows nothing and stays",
    file: "src/machines/shared/paged-list.ts",
    changes: [[`{ guard: "isBeyond", target: "beyond" },`, ""]],
    suites: [machines],
  },
  {
    name: "address-not-doubted",
    what: "changeAddress: a probably mistyped address is saved without a question",
    file: machine("account", "change-address"),
    changes: [[`        { guard: "hasFailedChecksum", target: "checksumFailed" },\n`, ""]],
    suites: [machines],
  },
  {
    name: "code-taken-for-password",
    what: "twoFactorSettings: a wrong code is called a wrong password",
    file: machine("account", "two-factor-settings"),
    changes: [[`WrongCode: "wrongCode"`, `WrongCode: "wrongPassword"`]],
    suites: [machines],
  },
]
