// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { twoFactorSettingsWalk } from "./two-factor.walk"
import { stateStory } from "../story-of"

export default { title: "States/Two factor settings", tags: ["state"] }

export const Loading = stateStory(twoFactorSettingsWalk, "loading")
export const Failed = stateStory(twoFactorSettingsWalk, "failed")
export const Unconfirmed = stateStory(twoFactorSettingsWalk, "unconfirmed")
export const Reloading = stateStory(twoFactorSettingsWalk, "reloading")
export const DisabledKnown = stateStory(twoFactorSettingsWalk, "disabled.known")
export const DisabledFresh = stateStory(twoFactorSettingsWalk, "disabled.fresh")
export const EnablingReady = stateStory(twoFactorSettingsWalk, "enabling.ready")
export const EnablingProcess = stateStory(twoFactorSettingsWalk, "enabling.process")
export const EnablingLooking = stateStory(twoFactorSettingsWalk, "enabling.looking")
export const EnablingNotDone = stateStory(twoFactorSettingsWalk, "enabling.notDone")
export const EnablingOutcomeUnknown = stateStory(twoFactorSettingsWalk, "enabling.outcomeUnknown")
export const EnablingWrongPassword = stateStory(twoFactorSettingsWalk, "enabling.wrongPassword")
export const EnablingWrongCode = stateStory(twoFactorSettingsWalk, "enabling.wrongCode")
export const EnablingUsedCode = stateStory(twoFactorSettingsWalk, "enabling.usedCode")
export const EnablingRateLimited = stateStory(twoFactorSettingsWalk, "enabling.rateLimited")
export const EnablingError = stateStory(twoFactorSettingsWalk, "enabling.error")
export const EnabledKnown = stateStory(twoFactorSettingsWalk, "enabled.known")
export const EnabledFresh = stateStory(twoFactorSettingsWalk, "enabled.fresh")
export const DisablingReady = stateStory(twoFactorSettingsWalk, "disabling.ready")
export const DisablingProcess = stateStory(twoFactorSettingsWalk, "disabling.process")
export const DisablingLooking = stateStory(twoFactorSettingsWalk, "disabling.looking")
export const DisablingNotDone = stateStory(twoFactorSettingsWalk, "disabling.notDone")
export const DisablingOutcomeUnknown = stateStory(twoFactorSettingsWalk, "disabling.outcomeUnknown")
export const DisablingWrongPassword = stateStory(twoFactorSettingsWalk, "disabling.wrongPassword")
export const DisablingWrongCode = stateStory(twoFactorSettingsWalk, "disabling.wrongCode")
export const DisablingUsedCode = stateStory(twoFactorSettingsWalk, "disabling.usedCode")
export const DisablingRateLimited = stateStory(twoFactorSettingsWalk, "disabling.rateLimited")
export const DisablingError = stateStory(twoFactorSettingsWalk, "disabling.error")
