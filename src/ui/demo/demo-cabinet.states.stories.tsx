// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { demoCabinetWalk } from "./demo-cabinet.walk"
import { stateStory } from "../story-of"

export default { title: "States/Demo cabinet", tags: ["state"] }

export const LoadingReading = stateStory(demoCabinetWalk, "loading.reading")
export const LoadingAsking = stateStory(demoCabinetWalk, "loading.asking")
export const CreatingMinting = stateStory(demoCabinetWalk, "creating.minting")
export const CreatingSending = stateStory(demoCabinetWalk, "creating.sending")
export const Created = stateStory(demoCabinetWalk, "created")
export const Assigned = stateStory(demoCabinetWalk, "assigned")
export const Error = stateStory(demoCabinetWalk, "error")
