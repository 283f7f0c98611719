import type { Mutant } from "#scripts/mutants/mutant.ts"
import { unit } from "#scripts/mutants/suites.ts"

const adapters = unit("src/adapters")

/** Calls, cookies, tokens and what is stored in the browser. */
export const adapterMutants: readonly Mutant[] = [
  {
    name: "adapter-malformed",
    what: "an answer that cannot be read counts as a refusal, not as a lost one",
    file: "src/adapters/shared/refusals.ts",
    changes: [['"unavailable", "malformed"]', '"unavailable"]']],
    suites: [adapters, unit("tests/payments/failing-calls.test.ts")],
  },
  {
    name: "adapter-doubtful",
    what: "a server that broke over a payment counts as one that did nothing",
    file: "src/adapters/shared/refusals.ts",
    changes: [
      [
        'error.reason === "server" ? taggedFailure("AnswerLost") : lostAnswer(error)',
        'error.reason === "server" ? null : lostAnswer(error)',
      ],
    ],
    suites: [adapters],
  },
  {
    name: "adapter-conflict",
    what: "a refusal is named whatever its status",
    file: "src/adapters/shared/refusals.ts",
    changes: [["  (status === undefined || refused.status === status) &&", "  status !== null &&"]],
    suites: [adapters],
  },
  {
    name: "adapter-cookie-site",
    what: "cookies travel with requests of other sites",
    file: "src/adapters/shared/cookies.ts",
    changes: [["SameSite=Strict${secure", "SameSite=None${secure"]],
    suites: [adapters],
  },
  {
    name: "adapter-cookie-age",
    what: "a cookie of a negative age is kept",
    file: "src/adapters/shared/cookies.ts",
    changes: [["Math.max(0, Math.floor(maxAgeSeconds))", "Math.abs(Math.floor(maxAgeSeconds))"]],
    suites: [adapters],
  },
  {
    name: "adapter-mail-token",
    what: "the token of a letter stays in the address",
    file: "src/adapters/account/mail-token.ts",
    changes: [['  query.delete("token")\n', ""]],
    suites: [adapters],
  },
  {
    name: "adapter-language",
    what: "calls no longer say the language",
    file: "src/adapters/shared/http.ts",
    changes: [['"Accept-Language": isLocale(locale) ? locale : defaultLocale,', '"Accept-Language": defaultLocale,']],
    suites: [adapters],
  },
  {
    name: "adapter-old-bearer",
    what: "a call of a visitor carries the token of a customer",
    file: "src/adapters/shared/http.ts",
    changes: [['const bearer = call.anonymous || token === "none" ? null', 'const bearer = token === "none" ? null']],
    suites: [adapters],
  },
  {
    name: "adapter-withdrawal-id",
    what: "an id that an earlier version left is never taken",
    file: "src/adapters/money/withdrawal-requests.ts",
    changes: [["if (unsettled === null) return newId()", "if (unsettled !== undefined) return newId()"]],
    suites: [adapters, unit("tests/money/never-twice.test.ts")],
  },
  {
    name: "adapter-claim",
    what: "each confirmation says that the sign-up was one's own",
    file: "src/adapters/account/account.ts",
    changes: [["body: mine ? { emailToken, mine } : { emailToken }", "body: { emailToken, mine: true }"]],
    suites: [adapters],
  },
]
