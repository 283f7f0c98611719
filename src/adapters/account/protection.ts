import { Protection } from "#domain/account/security.ts"
import type { Api } from "#adapters/shared/api.ts"

export const loadProtection = (api: Api) => () =>
  api({ method: "GET", path: "/profile/protection", answer: Protection })
