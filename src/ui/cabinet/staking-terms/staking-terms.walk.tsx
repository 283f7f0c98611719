import type { stakingTerms } from "../../../machines/cabinet/staking-terms/staking-terms.machine"
import { stakingTermsModel as model } from "../../../machines/cabinet/staking-terms/staking-terms.model"
import { Button } from "../../kit/actions/button"
import type { Walk, WalkTools } from "../../walk"
import { StakingTerms } from "./staking-terms"

type Machine = typeof stakingTerms
type Tools = WalkTools<Machine>

const name = "0.1 ETH2"
const documents = { terms: "/terms/io.html", faq: "/terms/staking-io.html" }
const box = ({ page }: Tools) => page.getByRole("checkbox")
const seeCheckbox = (checked: boolean, refused: boolean) => async (tools: Tools) => {
  await tools.see(box(tools))
  tools.expect((box(tools).element() as HTMLInputElement).checked).toBe(checked)
  const message = tools.page.getByText(tools.t("account:auth.signup.actionAccept"))
  await (refused ? tools.see(message) : tools.absent(message))
}

export const stakingTermsWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <StakingTerms machine={machine} documents={documents}>
      {(terms, guarded) => (
        <main>
          {terms}
          <Button onClick={guarded(() => undefined)}>{name}</Button>
        </main>
      )}
    </StakingTerms>
  ),
  does: {
    "terms.toggle": (tools) => box(tools).click(),
    "order.continue": ({ page }) => page.getByRole("button", { name }).click(),
  },
  sees: { unchecked: seeCheckbox(false, false), refused: seeCheckbox(false, true), checked: seeCheckbox(true, false) },
}
