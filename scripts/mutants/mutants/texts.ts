import type { Mutant } from "#scripts/mutants/mutant.ts"
import { check, machines, types, unit, walk } from "#scripts/mutants/suites.ts"

const translations = check("translations")

/** Tables, stories, translations, styles. */
export const textMutants: readonly Mutant[] = [
  {
    name: "row-removed",
    what: "the table of signIn lacks a row",
    file: "docs/states/account/sign-in.md",
    changes: [["| error | form.submit | process.humanCheck | |\n", ""]],
    suites: [machines],
  },
  {
    name: "row-with-other-target",
    what: "the table of copyText leads elsewhere after 2 s",
    file: "docs/states/site/copy-text.md",
    changes: [
      ["| error | after copyFeedbackDuration | idle | 2 s |", "| error | after copyFeedbackDuration | success | 2 s |"],
    ],
    suites: [machines],
  },
  {
    name: "rows-swapped",
    what: "the table of contracts swaps the two kinds of empty",
    file: "docs/states/cabinet/contracts.md",
    changes: [
      ["| loading | loadList ok | empty | none at all |", "| loading | loadList ok | empty | none with this filter |"],
      [
        "| loading | loadList ok | filteredEmpty | none with this filter |",
        "| loading | loadList ok | filteredEmpty | none at all |",
      ],
    ],
    suites: [machines],
  },
  {
    name: "table-starts-elsewhere",
    what: "the table of sessions starts signed in",
    file: "docs/states/site/session.md",
    changes: [["| (start) | | anonymous |", "| (start) | | checking |"]],
    suites: [machines],
  },
  {
    name: "walk-forgets-a-state",
    what: "the walk of signIn does not say what `error` looks like",
    file: "src/ui/account/sign-in.walk.tsx",
    changes: [["    error: async (tools) => {", "    errors: async (tools) => {"]],
    suites: [types],
  },
  {
    name: "translation-missing",
    what: "a Russian text is missing",
    file: "locales/ru-RU/cabinet/cabinet.json",
    changes: [[`    "since": "С {{date}}",\n`, ""]],
    suites: [translations],
  },
  {
    name: "plural-missing",
    what: "Russian has no form for 2 contracts",
    file: "locales/ru-RU/cabinet/cabinet.json",
    changes: [[`    "total_few": "{{count, number}} контракта",\n`, ""]],
    suites: [translations],
  },
  {
    name: "place-renamed",
    what: "a Russian text has a placeholder without a value",
    file: "locales/ru-RU/cabinet/cabinet.json",
    changes: [["С {{date}}", "С {{day}}"]],
    suites: [translations],
  },
  {
    name: "key-changed",
    what: "a text has another key than the screen asks for",
    file: "locales/en-US/account/account.json",
    changes: [[`"withoutSale": `, `"withoutSales": `]],
    suites: [translations, types],
  },
  {
    name: "key-misspelt",
    what: "a screen asks for a text that there is not",
    file: "src/ui/shop/promo-field.tsx",
    changes: [[`t("promo.withoutSale")`, `t("promo.withoutSales")`]],
    suites: [translations, types],
  },
  {
    name: "text-in-component",
    what: "English words stand in a component",
    file: "src/ui/shop/promo-field.tsx",
    changes: [[`{useTranslation("account").t("promo.checking")}`, "Checking"]],
    suites: [check("screens")],
  },
  {
    name: "text-of-another-state",
    what: "two texts of the promo field are swapped",
    file: "src/ui/shop/promo-field.tsx",
    changes: [
      [`t("promo.checking")`, `t("promo.withoutSale") `],
      [`t("promo.withoutSale")}</p>\n\nconst WithSale`, `t("promo.checking")}</p>\n\nconst WithSale`],
    ],
    suites: [walk("promoCheck")],
  },
  {
    name: "contrast-lost",
    what: "the quiet text is too pale to read",
    file: "brand/colours.css",
    changes: [["--ink-2: light-dark(#52605f,", "--ink-2: light-dark(#8a9594,"]],
    suites: [unit("scripts/brand/contrast.test.ts")],
  },
]
