import { useTranslation } from "react-i18next"
import type { demoAvailability } from "#machines/demo/demo-availability.machine.ts"
import { demoAvailabilityModel as model } from "#machines/demo/demo-availability.model.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { DemoGate } from "./demo-cabinet.tsx"
import { DemoLink } from "./demo-link.tsx"

type Machine = typeof demoAvailability

/** Renders the two elements that depend on the availability: the link and the gate. */
const Screen = ({ machine }: { readonly machine: Machine }) => {
  const { state, send } = useFlow(machine, model.input)
  const { t } = useTranslation("common")
  return (
    <>
      <DemoLink state={state} send={send}>
        <p>{t("site.demo")}</p>
      </DemoLink>
      <DemoGate state={state} send={send} inside={<p>Hashwell</p>} />
    </>
  )
}

const link = ({ page, t }: WalkTools<Machine>) => page.getByText(t("common:site.demo"), { exact: true })

export const demoAvailabilityWalk: Walk<Machine> = {
  model,
  page: (machine) => <Screen machine={machine} />,
  events: { "demo.changed": sentByApp },
  states: {
    unavailable: async (tools) => {
      await tools.expectAbsent(link(tools))
      await tools.expectVisible(tools.page.getByRole("heading", { name: tools.t("demo:unavailable.title") }))
      await tools.expectVisible(tools.page.getByRole("link", { name: tools.t("demo:unavailable.signUp") }))
      await tools.expectAbsent(tools.page.getByText("Hashwell", { exact: true }))
    },
    available: async (tools) => {
      await tools.expectVisible(link(tools))
      await tools.expectVisible(tools.page.getByText("Hashwell", { exact: true }))
    },
  },
}
