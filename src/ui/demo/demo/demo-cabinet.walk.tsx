import type { demoCabinet } from "#machines/demo/demo-cabinet.machine.ts"
import { demoCabinetModel as model } from "#machines/demo/demo-cabinet.model.ts"
import { paths } from "#ui/site/paths.ts"
import { transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { DemoCabinet } from "./demo-cabinet.tsx"

type Machine = typeof demoCabinet
type Tools = WalkTools<Machine>

const nothingYet = () => undefined

const preparing = async ({ page, t, expectVisible, expectAbsent }: Tools) => {
  await expectVisible(page.getByRole("heading", { name: t("demo:title") }))
  await expectVisible(page.getByText(t("demo:preparing")))
  await expectAbsent(page.getByRole("table"))
}

export const demoCabinetWalk: Walk<Machine> = {
  model,
  page: (machine) => <DemoCabinet machine={machine} redirectTarget={null} onClaimDemo={nothingYet} />,
  events: {
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
    "demo.renew": ({ page, t }) => page.getByRole("button", { name: t("demo:assigned.renew") }).click(),
  },
  states: {
    "loading.reading": preparing,
    "loading.asking": preparing,
    "sending.generatingId": preparing,
    "sending.requesting": preparing,
    deciding: transientState,
    created: async ({ url, expect }) => {
      expect(url()).toBe(paths.cabinet())
    },
    assigned: async ({ page, t, expectVisible, expectAbsent }) => {
      await expectVisible(page.getByRole("heading", { name: t("demo:assigned.title") }))
      await expectVisible(page.getByRole("link", { name: t("demo:assigned.signIn") }))
      await expectAbsent(page.getByRole("table"))
    },
    failed: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:failure.details"))),
  },
}
