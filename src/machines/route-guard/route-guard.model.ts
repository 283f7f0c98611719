import { demoProfile, partnerProfile, passwordlessProfile, profile } from "../../domain/fixtures/account"
import type { Visitor } from "../../domain/session"
import { model } from "../kit/model"
import { when } from "../kit/when"
import { routeGuard } from "./route-guard.machine"

const anonymous: Visitor = { session: "anonymous", profile: null }
const checking: Visitor = { session: "checking", profile: null }
const customer: Visitor = { session: "authenticated", profile }
/** Signed in, and the profile could not be had. */
const unknown: Visitor = { session: "authenticated", profile: null }
const demo: Visitor = { session: "demo", profile: demoProfile }
const partner: Visitor = { session: "authenticated", profile: partnerProfile }

const stillChecking = "partner or settings, and the profile is still being checked"
const otherwise = "everything else"

export const routeGuardModel = model({
  machine: routeGuard,
  input: undefined,
  events: {
    "page.told": [
      when(otherwise, { type: "page.told", access: "login", at: "/cabinet", isReturning: false, visitor: checking }),
      when("sign-in, sign-up or the demo, and the profile is still being checked", {
        type: "page.told",
        access: "guest",
        at: "/signin?redirect=%2Fcabinet%2Fcontracts",
        isReturning: false,
        visitor: checking,
      }),
      when("sign-in or sign-up, but somebody is signed in: to the redirect", {
        type: "page.told",
        access: "guest",
        at: "/signin?redirect=%2Fcabinet%2Fcontracts",
        isReturning: false,
        visitor: customer,
      }),
      when("a private page, nobody signed in; the redirect holds the wanted path", {
        type: "page.told",
        access: "login",
        at: "/cabinet/contracts?page=2",
        isReturning: false,
        visitor: anonymous,
      }),
      when("the same on the payment-method step, a stranger", {
        type: "page.told",
        access: "signup",
        at: "/buy/7/method",
        isReturning: false,
        visitor: anonymous,
      }),
      when("the same on the payment-method step, a returning customer", {
        type: "page.told",
        access: "signup",
        at: "/buy/7/method",
        isReturning: true,
        visitor: anonymous,
      }),
      when("sign-in, sign-up or the demo, and the profile is still being checked", {
        type: "page.told",
        access: "demo",
        at: "/demo",
        isReturning: false,
        visitor: checking,
      }),
      when("the demo cabinet, a real customer", {
        type: "page.told",
        access: "demo",
        at: "/demo",
        isReturning: false,
        visitor: customer,
      }),
      when(otherwise, { type: "page.told", access: "demo", at: "/demo", isReturning: false, visitor: demo }),
      when("a step of paying, a demo customer: a real account first", {
        type: "page.told",
        access: "signup",
        at: "/buy/7/method",
        isReturning: false,
        visitor: demo,
      }),
      when("a step of paying, a demo customer: a real account first", {
        type: "page.told",
        access: "pay",
        at: "/buy/7/method",
        isReturning: false,
        visitor: demo,
      }),
      when(otherwise, { type: "page.told", access: "pay", at: "/buy/7/status", isReturning: false, visitor: customer }),
      when(stillChecking, {
        type: "page.told",
        access: "partner",
        at: "/cabinet/partner",
        isReturning: false,
        visitor: checking,
      }),
      when("the partner page, not a partner", {
        type: "page.told",
        access: "partner",
        at: "/cabinet/partner",
        isReturning: false,
        visitor: customer,
      }),
      when(otherwise, {
        type: "page.told",
        access: "partner",
        at: "/cabinet/partner",
        isReturning: false,
        visitor: unknown,
      }),
      when(otherwise, {
        type: "page.told",
        access: "partner",
        at: "/cabinet/partner",
        isReturning: false,
        visitor: partner,
      }),
      when("settings, no password yet", {
        type: "page.told",
        access: "settings",
        at: "/cabinet/settings",
        isReturning: false,
        visitor: { session: "authenticated", profile: passwordlessProfile },
      }),
      when(otherwise, {
        type: "page.told",
        access: "settings",
        at: "/cabinet/settings",
        isReturning: false,
        visitor: { session: "checking", profile: { ...demoProfile, hasPassword: false } },
      }),
      when("there is no such page", {
        type: "page.told",
        access: null,
        at: "/nowhere",
        isReturning: false,
        visitor: anonymous,
      }),
    ],
  },
  answers: {},
  feeds: { watchPage: ["page.told"] },
})
