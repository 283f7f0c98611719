import { use } from "react"
import { SiteConfig } from "../site-config"

/** What may be typed here in a sandbox; nothing at all anywhere else, not even its code. */
export const SandboxHint = ({ field }: { readonly field: string }) => {
  const { sandbox, Hints } = use(SiteConfig)
  const hints = sandbox?.fields[field]
  return sandbox && hints && Hints ? <Hints sandbox={sandbox} hints={hints} /> : null
}
