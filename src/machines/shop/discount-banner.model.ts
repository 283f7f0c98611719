import { model } from "#machines/kit/model.ts"
import { discountBanner } from "./discount-banner.machine.ts"

export const discountBannerModel = model({
  machine: discountBanner,
  portResults: {},
})
