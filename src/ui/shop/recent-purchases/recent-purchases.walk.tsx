import type { recentPurchases } from "#machines/shop/recent-purchases.machine.ts"
import { recentPurchasesModel as model } from "#machines/shop/recent-purchases.model.ts"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { RecentPurchases } from "./recent-purchases.tsx"

type Machine = typeof recentPurchases
type Tools = WalkTools<Machine>

const teaser = ({ page, t }: Tools) => page.getByRole("complementary", { name: t("buy:recent.label") })
const quiet = (tools: Tools) => tools.expectAbsent(teaser(tools))

export const recentPurchasesWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <main>
      <RecentPurchases machine={machine} />
    </main>
  ),
  events: { "teaser.dismiss": ({ page, t }) => page.getByRole("button", { name: t("buy:recent.dismiss") }).click() },
  states: {
    loading: quiet,
    empty: quiet,
    drawingRandomNumber: quiet,
    waiting: quiet,
    shown: async (tools) => {
      await tools.expectVisible(teaser(tools))
      await tools.expectVisible(
        tools.page.getByText(
          /(?:a\*\*\*n@mail\.example \(Germany\).* 25\s|a\*\*\*n@mail\.example \(Германия\).* 25\s)/,
        ),
      )
    },
    dismissed: quiet,
  },
}
