import { partnerProfile, passwordlessProfile, profile } from "../../domain/fixtures/account"
import type { Visitor } from "../../domain/session"
import { model } from "../kit/model"
import { routeGuard } from "./route-guard.machine"

const anonymous: Visitor = { session: "anonymous", profile: null }
const checking: Visitor = { session: "checking", profile: null }
const customer: Visitor = { session: "authenticated", profile }
const partner: Visitor = { session: "authenticated", profile: partnerProfile }

export const routeGuardModel = model({
  machine: routeGuard,
  input: undefined,
  events: {
    "page.told": [
      { type: "page.told", access: "login", at: "/cabinet", visitor: checking },
      { type: "page.told", access: "guest", at: "/signin?redirect=%2Fcabinet%2Fcontracts", visitor: checking },
      { type: "page.told", access: "guest", at: "/signin?redirect=%2Fcabinet%2Fcontracts", visitor: customer },
      { type: "page.told", access: "login", at: "/cabinet/contracts?page=2", visitor: anonymous },
      { type: "page.told", access: "signup", at: "/buy/7/method", visitor: anonymous },
      { type: "page.told", access: "partner", at: "/cabinet/partner", visitor: checking },
      { type: "page.told", access: "partner", at: "/cabinet/partner", visitor: customer },
      { type: "page.told", access: "partner", at: "/cabinet/partner", visitor: partner },
      {
        type: "page.told", access: "settings", at: "/cabinet/settings",
        visitor: { session: "authenticated", profile: passwordlessProfile }
      },
      { type: "page.told", access: null, at: "/nowhere", visitor: anonymous }
    ]
  },
  answers: {},
  feeds: { watchPage: ["page.told"] }
})
