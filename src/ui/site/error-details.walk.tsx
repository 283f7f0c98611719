import type { errorDetails } from "#machines/site/error-details.machine.ts"
import { errorDetailsModel as model } from "#machines/site/error-details.model.ts"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { ErrorDetails } from "./error-details.tsx"

type Machine = typeof errorDetails
type Tools = WalkTools<Machine>

const serverMessage = "Insufficient funds (51)"
const summary = ({ page, t }: Tools) => page.getByText(t("pay:card.details"))
const message = ({ page }: Tools) => page.getByText(serverMessage)

export const errorDetailsWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <main>
      <ErrorDetails machine={machine}>
        <p>{serverMessage}</p>
      </ErrorDetails>
    </main>
  ),
  events: { "details.toggle": (tools) => summary(tools).click() },
  states: {
    collapsed: async (tools) => {
      await tools.expectVisible(summary(tools))
      await tools.expect.element(message(tools)).not.toBeVisible()
    },
    expanded: (tools) => tools.expectVisible(message(tools)),
  },
}
