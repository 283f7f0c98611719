import { callFailed } from "#domain/shared/failure.ts"
import { decimal } from "#domain/shared/money.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { recentPurchases, type RecentPurchasesContext } from "./recent-purchases.machine.ts"

export const recentPurchasesModel = defineModel({
  machine: recentPurchases,
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
    drawRandomNumber: { ok: [0.5] },
  },
  distinguishBy: ({ shown }: RecentPurchasesContext) => shown > 0,
})
