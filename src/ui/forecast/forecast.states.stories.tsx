// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { forecastWalk } from "./forecast.walk"
import { stateStory } from "../story-of"

export default { title: "States/Forecast", tags: ["state"] }

export const LoadingBtc = stateStory(forecastWalk, "loading.btc")
export const LoadingEth = stateStory(forecastWalk, "loading.eth")
export const Nothing = stateStory(forecastWalk, "nothing")
export const ReadyInMoney = stateStory(forecastWalk, "ready.inMoney")
export const ReadyInCoins = stateStory(forecastWalk, "ready.inCoins")
export const Error = stateStory(forecastWalk, "error")
