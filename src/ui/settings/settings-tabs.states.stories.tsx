// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { settingsTabsWalk } from "./settings.walk"
import { stateStory } from "../story-of"

export default { title: "States/Settings tabs", tags: ["state"] }

export const Common = stateStory(settingsTabsWalk, "common")
export const Email = stateStory(settingsTabsWalk, "email")
export const Password = stateStory(settingsTabsWalk, "password")
export const BtcAddress = stateStory(settingsTabsWalk, "btcAddress")
export const EthAddress = stateStory(settingsTabsWalk, "ethAddress")
export const TwoFactor = stateStory(settingsTabsWalk, "twoFactor")
