import { Result } from "effect"
import {
  localHumanCheck,
  remoteHumanCheck,
  type HumanCheck,
  type HumanCheckModule,
} from "#adapters/account/human-check.ts"
import { currentConfig, awaitConfig } from "./config.ts"

/**
 * Third parties are modules by their address, from the settings of the site (/config.json): a few lines of the operator's own that speak to the service. Without a setting a stand-in takes the place.
 */
export const importConfiguredModule = <Module>(setting: string | null): (() => Promise<Module>) | null =>
  setting === null ? null : () => import(/* @vite-ignore */ setting) as Promise<Module>

const holdsTokenNow = () => new URLSearchParams(location.search).has("token")

const chosen = (): HumanCheck => {
  const load = importConfiguredModule<HumanCheckModule>(currentConfig().humanCheck)
  return load === null ? localHumanCheck : remoteHumanCheck(load, holdsTokenNow)
}
export const humanCheck: HumanCheck = async (request) => {
  const config = await awaitConfig()
  return Result.isSuccess(config) ? chosen()(request) : Result.fail(config.failure)
}
