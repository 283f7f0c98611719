import type { trackRecord } from "#machines/shop/track-record.machine.ts"
import { trackRecordModel as model } from "#machines/shop/track-record.model.ts"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { TrackRecord } from "./track-record.tsx"

type Machine = typeof trackRecord
type Tools = WalkTools<Machine>

const quiet = ({ page, t, expectAbsent }: Tools) => expectAbsent(page.getByText(t("home:trust.proof")))

export const trackRecordWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <ul>
      <TrackRecord machine={machine} />
    </ul>
  ),
  events: {},
  states: {
    loading: quiet,
    empty: quiet,
    ready: async (tools) => {
      await tools.expectVisible(tools.page.getByText(/1\D284[.,]06000000\sBTC/))
      await tools.expectVisible(tools.page.getByText(/310[.,]50000000\sETH/))
      await tools.expectVisible(tools.page.getByText(/97[.,]12.*81[.,]4/))
    },
  },
}
