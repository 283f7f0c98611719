import { callFailed, taggedFailure } from "../../domain/failure"
import { orderWithBonus, orderWithOffer } from "../../domain/fixtures/order"
import { model } from "../kit/model"
import { when } from "../kit/when"
import { bonusOffer } from "./bonus-offer.machine"

export const bonusOfferModel = model({
  machine: bonusOffer,
  input: { order: orderWithOffer },
  events: {
    "bonus.accept": [{ type: "bonus.accept" }],
    "window.ended": [{ type: "window.ended" }],
  },
  answers: {
    readBonus: {
      ok: [
        when("within the fifteen minutes", { is: "offered", left: 600_000, until: "2026-11-03T10:15:00.000Z" }),
        when("after them", { is: "over" }),
        when("it was activated before", { is: "activated" }),
        when("the order has no offer", { is: "absent" }),
        when("the order has its bonus", { is: "accepted" }),
      ],
    },
    acceptBonus: {
      ok: [orderWithBonus],
      WrongState: [taggedFailure("WrongState")],
      CallFailed: [callFailed("offline")],
    },
  },
  feeds: {},
})
