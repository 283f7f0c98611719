import { orderWithBonus, orderWithOffer } from "#domain/fixtures/order.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { bonusOffer } from "./bonus-offer.machine.ts"

export const bonusOfferModel = defineModel({
  machine: bonusOffer,
  input: { order: orderWithOffer },
  portResults: {
    readBonus: {
      ok: [
        labelSample("within the fifteen minutes", {
          kind: "offered",
          millisecondsLeft: 600_000,
          until: "2026-11-03T10:15:00.000Z",
        }),
        labelSample("after them", { kind: "expired" }),
        labelSample("it was activated before", { kind: "activated" }),
        labelSample("the order has no offer", { kind: "absent" }),
        labelSample("the order has its bonus", { kind: "accepted" }),
      ],
    },
    acceptBonus: {
      ok: [orderWithBonus],
      WrongState: [taggedFailure("WrongState")],
      CallFailed: [callFailed("offline")],
    },
  },
})
