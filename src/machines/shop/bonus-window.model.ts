import { orderWithBonus } from "../../domain/fixtures/order"
import { model } from "../kit/model"
import { labelSample } from "../kit/when"
import { bonusWindow } from "./bonus-window.machine"

export const bonusWindowModel = model({
  machine: bonusWindow,
  input: undefined,
  events: {
    "bonus.changed": [
      labelSample("the order has a bonus", { type: "bonus.changed", bonus: orderWithBonus.bonus }),
      labelSample("it has none any more", { type: "bonus.changed", bonus: null }),
    ],
    "window.ended": [{ type: "window.ended" }],
  },
  portResults: {},
  feeds: {},
})
