import type { languageOffer } from "#machines/site/language-offer.machine.ts"
import { languageOfferModel as model } from "#machines/site/language-offer.model.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { LanguageOffer } from "./language-offer.tsx"

type Tools = WalkTools<typeof languageOffer>

// The question is in Russian, regardless of the interface language.
const question = ({ page }: Tools) => page.getByText("Показать сайт на русском?")
const seeNothing = (tools: Tools) => tools.absent(question(tools))

export const languageOfferWalk: Walk<typeof languageOffer> = {
  model,
  page: (machine) => <LanguageOffer machine={machine} />,
  does: {
    "offer.accept": ({ page, t }) => page.getByRole("button", { name: t("site:offer.accept") }).click(),
    "offer.decline": ({ page, t }) => page.getByRole("button", { name: t("site:offer.decline") }).click(),
    "locale.changed": sentByApp,
  },
  sees: {
    offered: async (tools) => {
      await tools.see(question(tools))
      await tools.absent(tools.page.getByRole("alert"))
    },
    changing: async (tools) => {
      await tools.see(question(tools))
      await tools.absent(tools.page.getByRole("alert"))
    },
    failed: ({ page, t, see }) => see(page.getByRole("alert").getByText(t("site:offer.failed"))),
    declining: seeNothing,
    closed: seeNothing,
  },
}
