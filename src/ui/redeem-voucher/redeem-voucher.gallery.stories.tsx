// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { redeemVoucherWalk } from "./redeem-voucher.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Redeem voucher", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(redeemVoucherWalk)
