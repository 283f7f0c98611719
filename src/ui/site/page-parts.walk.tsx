import type { pageParts } from "#machines/site/page-parts.machine.ts"
import { pagePartsModel as model } from "#machines/site/page-parts.model.ts"
import { Page } from "#ui/kit/layout/page.tsx"
import { useFlow } from "#ui/shared/flow.tsx"
import { sentByApp, transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { PageParts } from "./page-parts.tsx"

type Machine = typeof pageParts
type Tools = WalkTools<Machine>

const title = "Dashboard"
const content = "Balance 0.01234567 BTC"

const Example = ({ machine }: { readonly machine: Machine }) => {
  const { state, send } = useFlow(machine, model.input)
  return (
    <PageParts state={state} send={send} title={title}>
      <Page title={title} isWide>
        <p>{content}</p>
      </Page>
    </PageParts>
  )
}

const shown = async ({ page, see, absent }: Tools) => {
  await see(page.getByText(content))
  await absent(page.getByRole("alert"))
}

export const pagePartsWalk: Walk<Machine> = {
  model,
  hasNoScreen: true,
  page: (machine) => <Example machine={machine} />,
  does: {
    "part.loading": sentByApp,
    "part.loaded": sentByApp,
    "part.failed": sentByApp,
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
  },
  sees: {
    deciding: transientState,
    loading: shown,
    ready: shown,
    failed: async ({ page, t, see, absent, expect }) => {
      await see(page.getByRole("heading", { name: title }))
      await see(page.getByText(t("common:failure.server")))
      expect(page.getByRole("button").elements()).toHaveLength(1)
      await absent(page.getByText(content))
    },
  },
}
