import { defineModel } from "#machines/kit/model.ts"
import { discountBanner } from "./discount-banner.machine.ts"

export const discountBannerModel = defineModel({
  machine: discountBanner,
  portResults: {},
})
