// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { redeemVoucherWalk } from "./redeem-voucher.walk"
import { stateStory } from "../story-of"

export default { title: "States/Redeem voucher", tags: ["state"] }

export const Ready = stateStory(redeemVoucherWalk, "ready")
export const Process = stateStory(redeemVoucherWalk, "process")
export const Looking = stateStory(redeemVoucherWalk, "looking")
export const Accepted = stateStory(redeemVoucherWalk, "accepted")
export const NotFound = stateStory(redeemVoucherWalk, "notFound")
export const Redeemed = stateStory(redeemVoucherWalk, "redeemed")
export const InvoiceMissing = stateStory(redeemVoucherWalk, "invoiceMissing")
export const PinRequired = stateStory(redeemVoucherWalk, "pinRequired")
export const RateLimited = stateStory(redeemVoucherWalk, "rateLimited")
export const Error = stateStory(redeemVoucherWalk, "error")
export const NotRedeemed = stateStory(redeemVoucherWalk, "notRedeemed")
export const OutcomeUnknown = stateStory(redeemVoucherWalk, "outcomeUnknown")
