import { Result } from "effect"
import { obtainHumanCheck, type HumanCheckModule } from "#adapters/account/human-check.ts"
import type { HumanCheckAction } from "#domain/account/credentials.ts"
import { awaitConfig } from "#main/site/config.ts"
import { importConfiguredModule } from "#main/site/configured-module.ts"

/** Runs the human check with the service that the settings name. */
export const humanCheck = async ({ action }: { readonly action: HumanCheckAction }) => {
  const read = await awaitConfig()
  if (Result.isFailure(read)) return Result.fail(read.failure)
  const load = importConfiguredModule<HumanCheckModule>(read.success.humanCheck)
  return obtainHumanCheck(action, load, () => new URLSearchParams(location.search).has("token"))
}
