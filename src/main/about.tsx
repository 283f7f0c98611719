import { AboutPage } from "#ui/shop/about/about.tsx"
import { proofOf } from "./shop/proof.ts"
import type { App } from "./site/app.ts"

export const page = (app: App) => {
  const Proof = proofOf(app)
  return () => <AboutPage Proof={Proof} />
}
