import type { ComponentProps } from "react"
import type { RouteName } from "#domain/site/routes.ts"
import { DocumentPage } from "#ui/site/document/document.tsx"
import type { AppContext } from "./site/app.ts"

/** The document of each page. The top-level domain decides which version of the terms is binding. */
const documents: { readonly [Name in RouteName]?: ComponentProps<typeof DocumentPage> } = {
  termsIo: { name: "terms", binding: "en-US" },
  termsRu: { name: "terms", binding: "ru-RU" },
  privacy: { name: "privacy" },
  risks: { name: "risks" },
  staking: { name: "staking" },
}

export const createPage = (_: AppContext, route: RouteName) => {
  const document = documents[route]
  return () => document && <DocumentPage {...document} />
}
