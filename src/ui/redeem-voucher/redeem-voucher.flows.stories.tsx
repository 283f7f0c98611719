// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { redeemVoucherWalk } from "./redeem-voucher.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Redeem voucher", tags: ["flow", "!test"] }

export const Live = flowStory(redeemVoucherWalk)
