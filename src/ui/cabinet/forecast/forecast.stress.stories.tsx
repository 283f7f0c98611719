import { stressForecast } from "../../../domain/fixtures/stress-lists"
import { stressStory } from "../../story/story-stress"
import { forecastWalk } from "./forecast.walk"

export default { title: "Stress/Forecast", tags: ["stress"] }

export const InMoney = stressStory(forecastWalk, "ready.inMoney", { forecast: stressForecast })
export const InCoins = stressStory(forecastWalk, "ready.inCoins", { forecast: stressForecast })
