import type { Mutant } from "#scripts/mutants/mutant.ts"
import { e2e, screens, unit, walk } from "#scripts/mutants/suites.ts"

/** What only the whole application shows: which port gets which adapter; and a few more of machines and screens. */
export const compositionMutants: readonly Mutant[] = [
  {
    name: "composition-confirmation-note",
    what: "the confirmation is no longer noted, so the review prompt comes right after it",
    file: "src/main/confirm-email.tsx",
    changes: [
      [
        "if (Result.isSuccess(confirmed)) noteConfirmation(app.cookies)",
        "if (Result.isFailure(confirmed)) noteConfirmation(app.cookies)",
      ],
    ],
    suites: [e2e("tests/e2e/account/set-password.spec.ts")],
  },
  {
    name: "composition-disown",
    what: '"No, it wasn\'t me" never reaches the server',
    file: "src/main/confirm-email.tsx",
    changes: [
      [
        "disownSignUp: fillPort(account((adapters, api) => adapters.disownSignUp(api))),",
        "disownSignUp: fillPort(async () => Result.succeed(null)),",
      ],
    ],
    suites: [e2e("tests/e2e/site/forms.spec.ts")],
  },
  {
    name: "composition-profile",
    what: "the header does not hear of who pays",
    file: "src/main/buy-method.tsx",
    changes: [['freshness.send({ type: "stale", topics: ["session"] })', "undefined"]],
    suites: [
      e2e(
        "tests/e2e/payments/cards.spec.ts",
        "tests/e2e/payments/method-page.spec.ts",
        "tests/e2e/cabinet/cabinet-shell.spec.ts",
      ),
    ],
  },
  {
    name: "composition-csv",
    what: "an English spreadsheet gets semicolons between its cells",
    file: "sandbox/rules/export-tables.ts",
    changes: [['culture === "ru-RU" ? ";" : ","', 'culture === "ru-RU" ? "," : ";"']],
    suites: [unit("sandbox/tests/exports.test.ts")],
  },
  {
    name: "composition-renewal",
    what: "a session that was renewed counts as lost",
    file: "src/main/site/app.ts",
    changes: [
      [
        'if (settled.matches("retrying")) return { _tag: "Renewed" }',
        'if (settled.matches("retrying")) return { _tag: "SessionLost" }',
      ],
    ],
    suites: [e2e("tests/e2e/site/session.spec.ts")],
  },
  {
    name: "composition-checkout",
    what: "a card payment stays where it is",
    file: "src/main/buy-method.tsx",
    changes: [["(url) => location.assign(url)", "(url) => void url"]],
    suites: [e2e("tests/e2e/payments/cards.spec.ts")],
  },
  {
    name: "machine-claim",
    what: '"Yes, it was me" is sent without the answer',
    file: "src/machines/account/confirm-email.machine.ts",
    changes: [['target: "process.confirming", actions: assign({ mine: true })', 'target: "process.confirming"']],
    suites: [unit("tests/asked.test.ts")],
  },
  {
    name: "machine-unconfirmed",
    what: "two-factor of an unconfirmed address is shown as a failure",
    file: "src/machines/account/two-factor-settings.machine.ts",
    changes: [
      [
        '          EmailNotConfirmed: "unconfirmed",\n          otherwise: "failed",\n        }),\n      },\n    },\n    failed:',
        '          EmailNotConfirmed: "failed",\n          otherwise: "failed",\n        }),\n      },\n    },\n    failed:',
      ],
    ],
    suites: [unit("tests/states-tables.test.ts")],
  },
  {
    name: "screen-disown-busy",
    what: "the button that disowns is not busy while it works",
    file: "src/ui/account/confirm-email.tsx",
    changes: [
      [
        'busy={disowning} onClick={() => send({ type: "signUp.disown" })}',
        'onClick={() => send({ type: "signUp.disown" })}',
      ],
    ],
    suites: [walk("confirmEmail")],
  },
  {
    name: "screen-common-password",
    what: "common passwords get no advice",
    file: "src/domain/account/common-password.ts",
    changes: [["commonPasswords.has(password.toLowerCase())", "commonPasswords.has(password.toUpperCase())"]],
    suites: [
      unit("src/domain/account/common-password.test.ts"),
      screens("tests/account/common-passwords.screen.test.tsx"),
    ],
  },
]
