import type { i18n as I18n } from "i18next"
import type { ActorRefFrom } from "xstate"
import type { Api } from "../adapters/api"
import type { TokenStore } from "../adapters/tokens"
import type { Locale } from "../domain/currency"
import type { session } from "../machines/session/session.machine"

/** What lives as long as the page is open. A route's composition file takes from it what its ports need. */
export interface App {
  readonly api: Api
  /** Ports that are answered Tokens keep them here: `tokens.keep(answer)`. */
  readonly tokens: TokenStore
  readonly session: ActorRefFrom<typeof session>
  readonly i18n: I18n
  readonly locale: () => Locale
}
