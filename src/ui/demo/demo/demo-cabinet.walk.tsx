import type { demoCabinet } from "#machines/demo/demo-cabinet.machine.ts"
import { demoCabinetModel as model } from "#machines/demo/demo-cabinet.model.ts"
import { paths } from "#ui/site/paths.ts"
import { transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { DemoCabinet } from "./demo-cabinet.tsx"

type Machine = typeof demoCabinet
type Tools = WalkTools<Machine>

const nothingYet = () => undefined

const preparing = async ({ page, t, see, absent }: Tools) => {
  await see(page.getByRole("heading", { name: t("demo:title") }))
  await see(page.getByText(t("demo:preparing")))
  await absent(page.getByRole("table"))
}

export const demoCabinetWalk: Walk<Machine> = {
  model,
  page: (machine) => <DemoCabinet machine={machine} onward={null} onClaimDemo={nothingYet} />,
  does: {
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
    "demo.renew": ({ page, t }) => page.getByRole("button", { name: t("demo:assigned.renew") }).click(),
  },
  sees: {
    "loading.reading": preparing,
    "loading.asking": preparing,
    "sending.minting": preparing,
    "sending.requesting": preparing,
    deciding: transientState,
    created: async ({ url, expect }) => {
      expect(url()).toBe(paths.cabinet())
    },
    assigned: async ({ page, t, see, absent }) => {
      await see(page.getByRole("heading", { name: t("demo:assigned.title") }))
      await see(page.getByRole("link", { name: t("demo:assigned.signIn") }))
      await absent(page.getByRole("table"))
    },
    failed: ({ page, t, see }) => see(page.getByText(t("common:failure.details"))),
  },
}
