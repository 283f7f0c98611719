// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { calculatorWalk } from "./calculator.walk"
import { stateStory } from "../story-of"

export default { title: "States/Calculator", tags: ["state"] }

export const Loading = stateStory(calculatorWalk, "loading")
export const Failed = stateStory(calculatorWalk, "failed")
export const CodeRequired = stateStory(calculatorWalk, "codeRequired")
export const NotFound = stateStory(calculatorWalk, "notFound")
export const NoProduct = stateStory(calculatorWalk, "noProduct")
export const NotOnSale = stateStory(calculatorWalk, "notOnSale")
export const EditingSynced = stateStory(calculatorWalk, "editing.synced")
export const EditingClamped = stateStory(calculatorWalk, "editing.clamped")
export const EditingQuantityLeads = stateStory(calculatorWalk, "editing.quantityLeads")
export const EditingCostLeads = stateStory(calculatorWalk, "editing.costLeads")
export const EditingUnconfirmed = stateStory(calculatorWalk, "editing.unconfirmed")
export const EditingQuantityInvalid = stateStory(calculatorWalk, "editing.quantityInvalid")
export const EditingCostInvalid = stateStory(calculatorWalk, "editing.costInvalid")
export const EditingPending = stateStory(calculatorWalk, "editing.pending")
export const EditingKeeping = stateStory(calculatorWalk, "editing.keeping")
export const EditingSaving = stateStory(calculatorWalk, "editing.saving")
export const EditingRestored = stateStory(calculatorWalk, "editing.restored")
export const Repricing = stateStory(calculatorWalk, "repricing")
export const Flushing = stateStory(calculatorWalk, "flushing")
export const Restoring = stateStory(calculatorWalk, "restoring")
export const ToMethod = stateStory(calculatorWalk, "toMethod")
export const ToStatus = stateStory(calculatorWalk, "toStatus")
export const ToOrder = stateStory(calculatorWalk, "toOrder")
