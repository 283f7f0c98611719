import { deskAccessFrom } from "./desk/access.ts"
import { offeredExtensions } from "./extensions.ts"
import { sandboxHints } from "./hints.ts"

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Adds to the settings file what the sandbox offers: its extensions and, where there is a desk and `SANDBOX_HINTS` is not `off`, the
 * hints for testers, which link to it. Invalid JSON is served unchanged, and the page reports it.
 */
export const sandboxSettings = (environment: Environment): ((config: string) => string) => {
  const hasHints = environment["SANDBOX_HINTS"] !== "off" && deskAccessFrom(environment).kind !== "off"
  return (config) => {
    try {
      const file: unknown = JSON.parse(config)
      if (typeof file !== "object" || file === null) return config
      const hints = hasHints ? { sandbox: sandboxHints() } : {}
      return JSON.stringify({ ...file, extensions: offeredExtensions(environment), ...hints })
    } catch {
      return config
    }
  }
}
