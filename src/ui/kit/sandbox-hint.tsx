import { lazy, Suspense, use } from "react"
import { Outside } from "../outside"

const List = lazy(() => import("./sandbox-hints").then(({ SandboxHints }) => ({ default: SandboxHints })))

/** What may be typed here in a sandbox; nothing at all anywhere else, not even its code. */
export const SandboxHint = ({ field }: { readonly field: string }) => {
  const { sandbox } = use(Outside)
  const hints = sandbox?.fields[field]
  if (!sandbox || !hints) return null
  return <Suspense fallback={null}><List sandbox={sandbox} hints={hints} /></Suspense>
}
