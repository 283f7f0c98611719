import type { returns } from "#machines/cabinet/returns.machine.ts"
import { returnsModel as model } from "#machines/cabinet/returns.model.ts"
import { sentByApp, type Walk } from "#ui/walk.ts"
import { decimal } from "#domain/shared/money.ts"
import { Returns } from "./returns.tsx"

export const returnsWalk: Walk<typeof returns> = {
  model,
  page: (machine) => (
    <Returns machine={machine} currency={model.input.currency} expected={decimal("18.2")} isNew={false} />
  ),
  does: { "data.refreshed": sentByApp },
  sees: {
    loading: ({ page, absent }) => absent(page.getByText(/11\s?%/)),
    // A failure shows nothing, not even a message.
    ready: ({ page, absent }) => absent(page.getByRole("alert")),
  },
}
