import { stressForecast } from "#domain/fixtures/stress-lists.ts"
import { stressStory } from "#ui/story/story-stress.tsx"
import { forecastWalk } from "./forecast.walk.tsx"

export default { title: "Stress/Forecast", tags: ["stress"] }

export const InMoney = stressStory(forecastWalk, "ready.inMoney", { forecast: stressForecast })
export const InCoins = stressStory(forecastWalk, "ready.inCoins", { forecast: stressForecast })
