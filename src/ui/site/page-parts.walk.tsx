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

const shown = async ({ page, expectVisible, expectAbsent }: Tools) => {
  await expectVisible(page.getByText(content))
  await expectAbsent(page.getByRole("alert"))
}

export const pagePartsWalk: Walk<Machine> = {
  model,
  hasNoScreen: true,
  page: (machine) => <Example machine={machine} />,
  events: {
    "part.loading": sentByApp,
    "part.loaded": sentByApp,
    "part.failed": sentByApp,
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
  },
  states: {
    deciding: transientState,
    loading: shown,
    ready: shown,
    failed: async ({ page, t, expectVisible, expectAbsent, expect }) => {
      await expectVisible(page.getByRole("heading", { name: title }))
      await expectVisible(page.getByText(t("common:failure.server")))
      expect(page.getByRole("button").elements()).toHaveLength(1)
      await expectAbsent(page.getByText(content))
    },
  },
}
