import { Protection } from "../../domain/account/protection"
import type { Api } from "../shared/api"

export const loadProtection = (api: Api) => () =>
  api({ method: "GET", path: "/profile/protection", answer: Protection })
