import type { poll } from "#machines/site/poll.machine.ts"
import { pollModel as model } from "#machines/site/poll.model.ts"
import { PollingIndicator } from "#ui/payments/payment-status/polling.tsx"
import { useFlow } from "#ui/shared/flow.tsx"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"

type Machine = typeof poll
type Tools = WalkTools<Machine>

const waiting = "…"

/** Renders the indicator of a page that waits for a change. */
const Screen = ({ machine }: { readonly machine: Machine }) => {
  const {
    state: { value, context },
  } = useFlow(machine, model.input)
  return <PollingIndicator waiting={waiting} poll={{ step: value, failures: context.backoff.failures }} />
}

const checking = ({ page, t }: Tools) => page.getByTitle(t("pay:crypto.checking"))

export const pollWalk: Walk<Machine> = {
  model,
  hasNoScreen: true,
  page: (machine) => <Screen machine={machine} />,
  events: { "page.shown": sentByApp, "page.hidden": sentByApp, "page.offline": sentByApp, "poll.now": sentByApp },
  states: {
    waiting: async (tools) => {
      await tools.expectVisible(tools.page.getByText(waiting))
      await tools.expectAbsent(checking(tools))
    },
    fetching: (tools) => tools.expectVisible(checking(tools)),
    paused: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("pay:crypto.paused"))),
    offline: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("pay:crypto.offline"))),
  },
}
