import type { connection } from "../../../machines/site/connection.machine"
import { connectionModel as model } from "../../../machines/site/connection.model"
import type { Walk } from "../../walk"
import { sentByApp } from "../../walk"
import { ConnectionBanner } from "./connection-banner"

export const connectionWalk: Walk<typeof connection> = {
  model,
  page: (machine) => <ConnectionBanner machine={machine} />,
  does: {
    "connection.lost": sentByApp,
    "connection.restored": sentByApp,
  },
  sees: {
    online: ({ page, t, absent }) => absent(page.getByText(t("common:connection.offline"))),
    offline: ({ page, t, see }) => see(page.getByText(t("common:connection.offline"))),
  },
}
