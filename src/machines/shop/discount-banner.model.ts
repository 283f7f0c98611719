import { model } from "#machines/kit/model.ts"
import { discountBanner } from "./discount-banner.machine.ts"

export const discountBannerModel = model({
  machine: discountBanner,
  input: undefined,
  events: { "discount.ended": [{ type: "discount.ended" }] },
  portResults: {},
  feeds: {},
})
