import { use } from "react"
import { SiteConfig } from "#ui/site/site-config.ts"

/** Shows test values that the sandbox accepts. Outside the sandbox, the component renders nothing and loads no code. */
export const SandboxHint = ({ field }: { readonly field: string }) => {
  const { sandbox, Hints } = use(SiteConfig)
  const hints = sandbox?.fields[field]
  return sandbox && hints && Hints ? <Hints sandbox={sandbox} hints={hints} /> : null
}
