import type { Mutant } from "#scripts/mutants/mutant.ts"
import { machines, screens, unit } from "#scripts/mutants/suites.ts"

const machine = (area: string, name: string): string => `src/machines/${area}/${name}.machine.ts`
const asked = unit("tests/asked.test.ts")

/** What a machine asks of the world, and what an adapter makes of the answer. */
export const portMutants: readonly Mutant[] = [
  {
    name: "asked-other-action",
    what: "signIn: the human check is asked for another action",
    file: machine("account", "sign-in"),
    changes: [[`input: { action: "signin" }`, `input: { action: "signup" }`]],
    suites: [machines, asked],
  },
  {
    name: "asked-without-code",
    what: "signUp: the accepted promo code is not sent",
    file: machine("account", "sign-up"),
    changes: [[`code: promoCheck.type === "code.accepted" ? promoCheck.code : null`, "code: null"]],
    suites: [machines, asked],
  },
  {
    name: "asked-loudly",
    what: "paymentMethods: the quiet refresh asks like a person",
    file: machine("payments", "payment-methods"),
    changes: [["background: true", "background: false"]],
    suites: [machines, asked],
  },
  {
    name: "asked-untrimmed",
    what: "promoCheck: the code is checked with the blanks around it",
    file: machine("shop", "promo-check"),
    changes: [["({ code: readToken(context.code) })", "({ code: context.code })"]],
    suites: [machines, asked],
  },
  {
    name: "answer-not-decoded",
    what: "an answer is believed without being decoded",
    file: "src/adapters/shared/decode-response.ts",
    changes: [["Schema.decodeUnknownOption(answer))", "(value) => Option.some(value as A))"]],
    suites: [unit("src/main/lazy/api.test.ts")],
  },
  {
    name: "failure-swallowed",
    what: "contracts: a failed call is answered as an empty list",
    file: "src/adapters/cabinet/contracts.ts",
    changes: [
      ["import { ContractList", `import { Effect } from "effect"\nimport { ContractList`],
      ["    api({\n", "    Effect.orElseSucceed(api({\n"],
      ["      answer: ContractList,\n    })", "      answer: ContractList,\n    }), () => ({ total: 0, values: [] }))"],
    ],
    suites: [unit("tests/payments/failing-calls.test.ts")],
  },
  {
    name: "failure-unnamed",
    what: "createInvoice: a timeout no longer counts as a lost answer",
    file: "src/adapters/shared/refusals.ts",
    changes: [[`new Set(["offline", "timeout", `, `new Set(["offline", `]],
    suites: [unit("tests/payments/failing-calls.test.ts")],
  },
  {
    name: "tokens-not-kept",
    what: "the tokens of a sign-in are not kept",
    file: "src/adapters/site/tokens.ts",
    changes: [["  tokens.keep(answer)\n", "  void tokens.keep\n  void answer\n"]],
    suites: [unit("src/adapters/account/account.test.ts"), screens("tests/account/sign-in.screen.test.tsx")],
  },
  {
    name: "write-as-stranger",
    what: "when the session is lost a write is sent without a name",
    file: "src/adapters/shared/http.ts",
    changes: [[`reads: call.method === "GET"`, `reads: call.method !== "DELETE"`]],
    suites: [unit("src/main/lazy/api.test.ts")],
  },
  {
    name: "wrong-offset",
    what: "every page of contracts is the first",
    file: "src/domain/shared/paging.ts",
    changes: [["(page - 1) * size", "(page - page) * size"]],
    suites: [unit("tests/payments/pages.test.ts")],
  },
]
