import { AboutPage } from "#ui/shop/about/about.tsx"
import { proofOf } from "./shop/proof.ts"
import type { AppContext } from "./site/app.ts"

export const page = (app: AppContext) => {
  const Proof = proofOf(app)
  return () => <AboutPage Proof={Proof} />
}
