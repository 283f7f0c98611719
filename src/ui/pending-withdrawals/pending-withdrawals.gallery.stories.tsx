// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { pendingWithdrawalsWalk } from "./pending-withdrawals.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Pending withdrawals", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(pendingWithdrawalsWalk)
