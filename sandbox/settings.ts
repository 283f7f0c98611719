import { offeredExtensions } from "./extensions.ts"
import { sandboxHints } from "./hints.ts"

type Environment = Readonly<Partial<Record<"SANDBOX_EXTENSIONS" | "SANDBOX_HINTS", string>>>

/**
 * Adds to the settings file what the sandbox offers: its extensions and, unless `SANDBOX_HINTS` is `off`, the hints for
 * testers. Invalid JSON is served unchanged, and the page reports it.
 */
export const sandboxSettings =
  (environment: Environment) =>
  (config: string): string => {
    try {
      const file: unknown = JSON.parse(config)
      if (typeof file !== "object" || file === null) return config
      const hints = environment.SANDBOX_HINTS === "off" ? {} : { sandbox: sandboxHints() }
      return JSON.stringify({ ...file, extensions: offeredExtensions(environment), ...hints })
    } catch {
      return config
    }
  }
