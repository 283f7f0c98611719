// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { identifyCustomerWalk } from "./identify-customer.walk"
import { stateStory } from "../story-of"

export default { title: "States/Identify customer", tags: ["state"] }

export const Ready = stateStory(identifyCustomerWalk, "ready")
export const Process = stateStory(identifyCustomerWalk, "process")
export const OrderLinked = stateStory(identifyCustomerWalk, "orderLinked")
export const EmailRegistered = stateStory(identifyCustomerWalk, "emailRegistered")
export const Error = stateStory(identifyCustomerWalk, "error")
export const Success = stateStory(identifyCustomerWalk, "success")
