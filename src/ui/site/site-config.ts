import { createContext, use, type ComponentType } from "react"
import type { SandboxHints } from "#domain/site/config-file.ts"
import { defaultConfig, type Config } from "#domain/site/config.ts"
import type { Extension } from "#domain/site/extensions.ts"

export interface HintsProps {
  readonly sandbox: SandboxHints
  readonly hints: SandboxHints["fields"][string]
}

/**
 * The operator's settings: the footer, the URLs of other sites, the extensions, and the sandbox's hints with their lazy
 * component.
 */
interface Settings extends Pick<
  Config,
  | "company"
  | "operations"
  | "risks"
  | "support"
  | "partnerTerms"
  | "terms"
  | "help"
  | "explorers"
  | "extensions"
  | "sandbox"
> {
  readonly Hints: ComponentType<HintsProps> | null
}

export const SiteConfig = createContext<Settings>({ ...defaultConfig, Hints: null })

/**
 * Returns true if the operator's API offers this extension of the specification. Returns false until the settings are loaded. A
 * part without an extension is always offered. Like `use`, the hook may run in a loop: `topics.filter(useOffers)`.
 */
export const useOffers = (name: Extension | undefined): boolean =>
  // oxlint-disable-next-line no-restricted-properties
  name === undefined || use(SiteConfig).extensions.includes(name)
