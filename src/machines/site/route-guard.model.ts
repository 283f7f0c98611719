import { demoProfile, partnerProfile, passwordlessProfile, profile } from "#domain/fixtures/account.ts"
import type { SessionState } from "#domain/site/session.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { routeGuard } from "./route-guard.machine.ts"

const anonymous: SessionState = { status: "anonymous", profile: null }
const checking: SessionState = { status: "checking", profile: null }
const customer: SessionState = { status: "authenticated", profile }
/** A visitor who is signed in but whose profile failed to load. */
const unknown: SessionState = { status: "authenticated", profile: null }
const demo: SessionState = { status: "demo", profile: demoProfile }
const partner: SessionState = { status: "authenticated", profile: partnerProfile }

const stillChecking = "partner or settings, and the profile is still being checked"
const otherwise = "everything else"

export const routeGuardModel = defineModel({
  machine: routeGuard,
  events: {
    "route.changed": [
      labelSample(otherwise, {
        type: "route.changed",
        access: "login",
        at: "/cabinet",
        isReturning: false,
        session: checking,
      }),
      labelSample("sign-in, sign-up or the demo, and the profile is still being checked", {
        type: "route.changed",
        access: "guest",
        at: "/signin?redirect=%2Fcabinet%2Fcontracts",
        isReturning: false,
        session: checking,
      }),
      labelSample("sign-in or sign-up while signed in: to the redirect", {
        type: "route.changed",
        access: "guest",
        at: "/signin?redirect=%2Fcabinet%2Fcontracts",
        isReturning: false,
        session: customer,
      }),
      labelSample("a private page while signed out; the redirect keeps the requested path", {
        type: "route.changed",
        access: "login",
        at: "/cabinet/contracts?page=2",
        isReturning: false,
        session: anonymous,
      }),
      labelSample("the same on the payment-method step, a stranger", {
        type: "route.changed",
        access: "signup",
        at: "/buy/7/method",
        isReturning: false,
        session: anonymous,
      }),
      labelSample("the same on the payment-method step, a returning customer", {
        type: "route.changed",
        access: "signup",
        at: "/buy/7/method",
        isReturning: true,
        session: anonymous,
      }),
      labelSample("sign-in, sign-up or the demo, and the profile is still being checked", {
        type: "route.changed",
        access: "demo",
        at: "/demo",
        isReturning: false,
        session: checking,
      }),
      labelSample("the demo cabinet, a real customer", {
        type: "route.changed",
        access: "demo",
        at: "/demo",
        isReturning: false,
        session: customer,
      }),
      labelSample(otherwise, { type: "route.changed", access: "demo", at: "/demo", isReturning: false, session: demo }),
      labelSample("a step of paying, a demo customer: a real account first", {
        type: "route.changed",
        access: "signup",
        at: "/buy/7/method",
        isReturning: false,
        session: demo,
      }),
      labelSample("a step of paying, a demo customer: a real account first", {
        type: "route.changed",
        access: "pay",
        at: "/buy/7/method",
        isReturning: false,
        session: demo,
      }),
      labelSample(otherwise, {
        type: "route.changed",
        access: "pay",
        at: "/buy/7/status",
        isReturning: false,
        session: customer,
      }),
      labelSample(stillChecking, {
        type: "route.changed",
        access: "partner",
        at: "/cabinet/partner",
        isReturning: false,
        session: checking,
      }),
      labelSample("the partner page, not a partner", {
        type: "route.changed",
        access: "partner",
        at: "/cabinet/partner",
        isReturning: false,
        session: customer,
      }),
      labelSample(otherwise, {
        type: "route.changed",
        access: "partner",
        at: "/cabinet/partner",
        isReturning: false,
        session: unknown,
      }),
      labelSample(otherwise, {
        type: "route.changed",
        access: "partner",
        at: "/cabinet/partner",
        isReturning: false,
        session: partner,
      }),
      labelSample("settings, no password yet", {
        type: "route.changed",
        access: "settings",
        at: "/cabinet/settings",
        isReturning: false,
        session: { status: "authenticated", profile: passwordlessProfile },
      }),
      labelSample(otherwise, {
        type: "route.changed",
        access: "settings",
        at: "/cabinet/settings",
        isReturning: false,
        session: { status: "checking", profile: { ...demoProfile, hasPassword: false } },
      }),
      labelSample("there is no such page", {
        type: "route.changed",
        access: null,
        at: "/nowhere",
        isReturning: false,
        session: anonymous,
      }),
    ],
  },
  portResults: {},
  feeds: { watchPage: ["route.changed"] },
})
