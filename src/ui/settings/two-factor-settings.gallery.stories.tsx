// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { twoFactorSettingsWalk } from "./two-factor.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Two factor settings", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(twoFactorSettingsWalk)
