import type { stakingTerms } from "#machines/shop/staking-terms.machine.ts"
import { stakingTermsModel as model } from "#machines/shop/staking-terms.model.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { useFlow } from "#ui/shared/flow.tsx"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { StakingTerms } from "./staking-terms.tsx"

type Machine = typeof stakingTerms
type Tools = WalkTools<Machine>

const name = "0.1 ETH2"
const documents = { terms: "/terms/io", faq: "/terms/staking" }
const box = ({ page, t }: Tools) => page.getByRole("checkbox", { name: t("buy:staking.accept"), exact: false })
const seeCheckbox = (isChecked: boolean, isRefused: boolean) => async (tools: Tools) => {
  await tools.expectVisible(box(tools))
  const element = tools.expect.element(box(tools))
  await (isChecked ? element.toBeChecked() : element.not.toBeChecked())
  const message = tools.page.getByText(tools.t("account:auth.signup.actionAccept"))
  await (isRefused ? tools.expectVisible(message) : tools.expectAbsent(message))
}

const Page = ({ machine }: { readonly machine: Machine }) => {
  const { state, send } = useFlow(machine, undefined)
  return (
    <main>
      <StakingTerms state={state} send={send} documents={documents} />
      <Button onClick={() => state.matches("checked") || send({ type: "order.continue" })}>{name}</Button>
    </main>
  )
}

export const stakingTermsWalk: Walk<Machine> = {
  model,
  page: (machine) => <Page machine={machine} />,
  events: {
    "terms.toggle": (tools) => box(tools).click(),
    "order.continue": ({ page }) => page.getByRole("button", { name }).click(),
  },
  states: {
    unchecked: seeCheckbox(false, false),
    refused: seeCheckbox(false, true),
    checked: seeCheckbox(true, false),
  },
}
