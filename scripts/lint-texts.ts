import { areasRule } from "./lint-areas.ts"
import { baselineRule, type LintRule } from "./lint-baseline.ts"
import { lazyImportRule } from "./lint-lazy-imports.ts"

// A plugin for oxlint, because oxlint's own rule for texts ignores conditions.
const hasAlphabetic = String.raw`[value=/\p{L}/u]`
const text = `:matches(Literal${hasAlphabetic}, TemplateLiteral:has(> TemplateElement[value.raw=/\\p{L}/u]))`
const choice = ":matches(ConditionalExpression, LogicalExpression)"
const element = ":matches(JSXElement, JSXFragment)"
/** Attributes whose values a screen reader announces or a browser shows. */
const spoken =
  "JSXAttribute[name.name=/^(?:alt|label|placeholder|title|aria-(?:description|label|roledescription|valuetext))$/]"
const shown = `:matches(${element}, ${spoken}) > JSXExpressionContainer`

const rules: Readonly<Record<string, LintRule>> = {
  areas: areasRule,
  baseline: baselineRule,
  "lazy-imports": lazyImportRule,
  "no-text": {
    create: ({ report }) => ({
      [[
        `${element} > JSXText${hasAlphabetic}`,
        `${spoken} > ${text}`,
        `${shown} > ${text}`,
        `${shown} > ${choice} > ${text}`,
        `${shown} > ${choice} > ${choice} > ${text}`,
      ].join()]: (node: unknown) =>
        report({
          node,
          message: "Text in a component belongs in locales/, that of Storybook’s panel in .storybook/texts.ts.",
        }),
    }),
  },
}

// oxlint-disable-next-line import/no-default-export
export default { meta: { name: "hashwell" }, rules }
