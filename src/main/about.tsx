import { AboutPage } from "#ui/shop/about/about.tsx"
import type { App } from "./site/app.ts"
import { proofOf } from "./shop/proof.ts"

export const page = (app: App) => {
  const Proof = proofOf(app)
  return () => <AboutPage Proof={Proof} />
}
