import { callFailed } from "../../domain/shared/failure"
import { decimal } from "../../domain/shared/money"
import { model } from "../kit/model"
import { labelSample } from "../kit/when"
import type { RecentPurchasesContext } from "./recent-purchases.machine"
import { recentPurchases } from "./recent-purchases.machine"

export const recentPurchasesModel = model({
  machine: recentPurchases,
  input: undefined,
  events: { "teaser.dismiss": [{ type: "teaser.dismiss" }] },
  portResults: {
    loadRecentPurchases: {
      ok: [
        labelSample("there are recent purchases", [
          { quantity: decimal("25"), email: "a***n@mail.example", countryId: "DE" },
        ]),
        labelSample("there are no recent purchases", []),
      ],
      CallFailed: [callFailed("offline")],
    },
    drawChance: { ok: [0.5] },
  },
  feeds: {},
  distinguishBy: ({ shown }: RecentPurchasesContext) => shown > 0,
})
