// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { resendConfirmationWalk } from "./resend-confirmation.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Resend confirmation", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(resendConfirmationWalk)
