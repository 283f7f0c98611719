import type { connection } from "#machines/site/connection.machine.ts"
import { connectionModel as model } from "#machines/site/connection.model.ts"
import { sentByApp, type Walk } from "#ui/walk.ts"
import { ConnectionBanner } from "./connection-banner.tsx"

export const connectionWalk: Walk<typeof connection> = {
  model,
  page: (machine) => <ConnectionBanner machine={machine} />,
  events: {
    "connection.lost": sentByApp,
    "connection.restored": sentByApp,
  },
  states: {
    online: ({ page, t, expectAbsent }) => expectAbsent(page.getByText(t("common:connection.offline"))),
    offline: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:connection.offline"))),
  },
}
