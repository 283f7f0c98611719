import type { Mutant } from "#scripts/mutants/mutant.ts"
import { lint, screens, types, unit } from "#scripts/mutants/suites.ts"

const addresses = unit("tests/addresses.test.ts")

/** Addresses, redirects, money, and the walls between the layers. */
export const ruleMutants: readonly Mutant[] = [
  {
    name: "address-wrong",
    what: "links to the method page lead to the status of the payment",
    file: "src/ui/site/paths.ts",
    changes: [[`pathTo("buyMethod", `, `pathTo("buyStatus", `]],
    suites: [addresses],
  },
  {
    name: "address-to-another-page",
    what: "links to the history lead to the settings",
    file: "src/ui/site/paths.ts",
    changes: [[`pathTo("history")`, `pathTo("settings")`]],
    suites: [addresses],
  },
  {
    name: "page-open-to-all",
    what: "the cabinet opens for strangers",
    file: "src/domain/site/routes.ts",
    changes: [[`cabinet: { pattern: "/cabinet", access: "login"`, `cabinet: { pattern: "/cabinet", access: "public"`]],
    suites: [addresses],
  },
  {
    name: "redirect-anywhere",
    what: "a redirect to an address that is none of ours is followed",
    file: "src/domain/site/redirect.ts",
    changes: [["if (match === null || ", "if (match !== null && "]],
    suites: [unit("src/domain/site/redirect.test.ts")],
  },
  {
    name: "redirect-unchecked",
    what: "sign-in goes where the address bar says, unchecked",
    file: "src/ui/account/sign-in.tsx",
    changes: [
      ["to={safeRedirect(redirect)}", "to={redirect ?? paths.cabinet()}"],
      ["import { paths, safeRedirect }", "import { paths }"],
    ],
    suites: [screens("tests/account/redirect.screen.test.tsx")],
  },
  {
    name: "redirect-unread",
    what: "the sign-in route hands on what the address bar says, unread",
    file: "src/main/sign-in.tsx",
    changes: [[`redirectTarget(useQuery().get("redirect"))`, `useQuery().get("redirect")`]],
    suites: [screens("tests/account/sign-in.screen.test.tsx")],
  },
  {
    name: "money-rounded-down",
    what: "amounts are cut off, not rounded",
    file: "src/domain/shared/money.ts",
    changes: [[`roundHalfUp = round("half-from-zero")`, `roundHalfUp = round("floor")`]],
    suites: [unit("src/domain")],
  },
  {
    name: "money-as-float",
    what: "a typed amount goes through a floating-point number",
    file: "src/domain/shared/money.ts",
    changes: [["BigDecimal.fromStringUnsafe(text) : null", "BigDecimal.fromStringUnsafe(String(Number(text))) : null"]],
    suites: [unit("src/domain"), lint],
  },
  {
    name: "clock-in-domain",
    what: "a rule of the domain reads the clock",
    file: "src/domain/shared/paging.ts",
    changes: [["=> (page - 1)", "=> Date.now() * 0 + (page - 1)"]],
    suites: [lint, types],
  },
  {
    name: "wall-broken",
    what: "a screen calls an adapter past its machine",
    file: "src/ui/cabinet/contracts/contracts.tsx",
    changes: [[`import { paths } from`, `import "#adapters/cabinet/contracts.ts"\nimport { paths } from`]],
    suites: [lint, types],
  },
  {
    name: "fixture-shipped",
    what: "a page is sent to the browser with a test's fixture",
    file: "src/main/contracts.tsx",
    changes: [[`import { fillPort } from`, `import "#domain/fixtures/contract.ts"\nimport { fillPort } from`]],
    suites: [lint, unit("tests/shipped.test.ts")],
  },
]
