import type { languageOffer } from "#machines/site/language-offer.machine.ts"
import { languageOfferModel as model } from "#machines/site/language-offer.model.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { LanguageOffer } from "./language-offer.tsx"

type Tools = WalkTools<typeof languageOffer>

// The question is in Russian, regardless of the interface language.
const question = ({ page }: Tools) => page.getByText("Показать сайт на русском?")
const seeNothing = (tools: Tools) => tools.expectAbsent(question(tools))

export const languageOfferWalk: Walk<typeof languageOffer> = {
  model,
  page: (machine) => <LanguageOffer machine={machine} />,
  events: {
    "offer.accept": ({ page, t }) => page.getByRole("button", { name: t("site:offer.accept") }).click(),
    "offer.decline": ({ page, t }) => page.getByRole("button", { name: t("site:offer.decline") }).click(),
    "locale.changed": sentByApp,
  },
  states: {
    offered: async (tools) => {
      await tools.expectVisible(question(tools))
      await tools.expectAbsent(tools.page.getByRole("alert"))
    },
    changing: async (tools) => {
      await tools.expectVisible(question(tools))
      await tools.expectAbsent(tools.page.getByRole("alert"))
    },
    failed: ({ page, t, expectVisible }) => expectVisible(page.getByRole("alert").getByText(t("site:offer.failed"))),
    declining: seeNothing,
    closed: seeNothing,
  },
}
