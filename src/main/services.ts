import type { HumanCheck, HumanCheckModule } from "../adapters/human-check"
import { localHumanCheck, remoteHumanCheck } from "../adapters/human-check"

/**
 * Third parties are modules by their address, from the build's settings (VITE_HUMAN_CHECK, VITE_ANALYTICS, VITE_ERROR_REPORTS): a few
 * lines of the operator's own that speak to the service. Without a setting a stand-in takes the place.
 */
export const moduleOf = <Module>(setting: unknown): (() => Promise<Module>) | null =>
  typeof setting === "string" && setting !== "" ? () => import(/* @vite-ignore */ setting) as Promise<Module> : null

const holdsTokenNow = () => new URLSearchParams(location.search).has("token")

const load = moduleOf<HumanCheckModule>(import.meta.env["VITE_HUMAN_CHECK"])
export const humanCheck: HumanCheck = load === null ? localHumanCheck : remoteHumanCheck(load, holdsTokenNow)
