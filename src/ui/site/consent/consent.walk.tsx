import type { consent } from "#machines/site/consent.machine.ts"
import { consentModel as model } from "#machines/site/consent.model.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { PrivacyChoices } from "./privacy-choices.tsx"

type Tools = WalkTools<typeof consent>

const press = (key: "allow" | "refuse" | "choices") => (tools: Tools) =>
  tools.page.getByRole("button", { name: tools.t(`consent:${key}`) }).click()
const question = ({ page, t }: Tools) => page.getByRole("region", { name: t("consent:label") })

const seeChoices = async (tools: Tools) => {
  await tools.expectVisible(tools.page.getByRole("button", { name: tools.t("consent:choices") }))
  await tools.expectAbsent(question(tools))
}

export const consentWalk: Walk<typeof consent> = {
  model,
  page: (machine) => <PrivacyChoices machine={machine} />,
  events: {
    "consent.allow": press("allow"),
    "consent.refuse": press("refuse"),
    "consent.reconsider": press("choices"),
    "consent.given": sentByApp,
    "consent.refused": sentByApp,
    "consent.missing": sentByApp,
  },
  states: {
    checking: seeChoices,
    asking: (tools) => tools.expectVisible(question(tools).getByText(tools.t("consent:question"))),
    allowing: async (tools) => {
      await seeChoices(tools)
      tools.expect(tools.lastInput("saveConsent")).toEqual({ consent: "given" })
    },
    refusing: async (tools) => {
      await seeChoices(tools)
      tools.expect(tools.lastInput("saveConsent")).toEqual({ consent: "refused" })
    },
    given: seeChoices,
    refused: seeChoices,
  },
}
