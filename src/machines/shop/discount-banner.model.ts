import { model } from "../kit/model"
import { discountBanner } from "./discount-banner.machine"

export const discountBannerModel = model({
  machine: discountBanner,
  input: undefined,
  events: { "discount.ended": [{ type: "discount.ended" }] },
  portResults: {},
  feeds: {},
})
