import { Schema } from "effect"
import { AddressBook } from "#domain/account/address-book.ts"
import { exchangeAddress, profile as anna, eventList } from "#domain/fixtures/account.ts"
import { Protection, OpenSessions, SecurityEvents } from "#domain/account/security.ts"
import { TwoFactor, type RecoveryCodes, type RecoveryCodesLeft } from "#domain/account/two-factor.ts"
import { ProfileWire, type Profile } from "#domain/account/account.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import type { PathStep } from "#machines/kit/explore.ts"
import { changeAddressModel, mistypedAddress, newAddress } from "#machines/account/change-address.model.ts"
import { changeEmailModel } from "#machines/account/change-email.model.ts"
import { paths } from "#ui/site/paths.ts"
import {
  replyingWith,
  failingWith,
  firstReply,
  follow,
  type Exchange,
  type OnApp,
  type ApiRoute,
} from "#scripts/paths/app/on-app.ts"
import { exportCalls, exportLocally } from "./exports.ts"

const refused = (where: ApiRoute, status: number, code: string) => () => replyingWith(where, status, { code })

/** What a form that asks for the password is answered. */
const saving = (where: ApiRoute) => ({
  ok: () => replyingWith(where, 204),
  IncorrectPassword: refused(where, 400, "IncorrectPassword"),
  AnswerLost: (): readonly Exchange[] => [{ ...where, reply: "no connection" }],
  CallFailed: failingWith(where),
})

const password = { method: "PATCH", path: "/profile/password" } as const
const twoFactor = { method: "GET", path: "/profile/tfa" } as const
const toggling = (to: "enable" | "disable") => {
  const where = { method: "POST", path: `/profile/tfa/${to}` } as const
  const code = to === "enable" ? "TwoFactorEnabled" : "TwoFactorDisabled"
  return { ...saving(where), WrongCode: refused(where, 400, "WrongCode"), OutOfStep: refused(where, 409, code) }
}

const codes = { method: "GET", path: "/profile/tfa/recovery-codes" } as const
const createCodes = { ...codes, method: "POST" } as const
const sessions = { method: "GET", path: "/profile/sessions" } as const

const profile = { method: "GET", path: "/profile" } as const
const email = { method: "PATCH", path: "/profile/email" } as const
const address = { method: "PATCH", path: "/profile/bitcoinaddress" } as const
const preferences = { method: "PATCH", path: "/profile" } as const

/** Whether it was saved, the profile tells. */
const looking = (saved: Partial<Profile>) => ({
  ok: (found: boolean) =>
    replyingWith(profile, 200, Schema.encodeSync(ProfileWire)({ ...anna, ...(found ? saved : {}) })),
  CallFailed: failingWith(profile),
})

/** The step before says which. */
const ended = (steps: readonly PathStep[]): ApiRoute => {
  const last = steps.findLast(({ event: { type } }) => type === "session.end" || type === "others.end")!.event
  const path = last.type === "others.end" ? sessions.path : `${sessions.path}/${String(last["sessionId"])}`
  return { method: "DELETE", path }
}
const endingSessions = {
  ok: (_: null, __: unknown, before: readonly PathStep[]) => replyingWith(ended(before), 204),
  CallFailed: (failure: CallFailed, _: unknown, before: readonly PathStep[]) => failingWith(ended(before))(failure),
}

const book = { method: "GET", path: "/address-book" } as const
const bookAddresses = { method: "POST", path: "/address-book/addresses" } as const
const shownBook = (where: ApiRoute) => (found: AddressBook) =>
  replyingWith(where, 200, Schema.encodeSync(AddressBook)(found))

/** The step before says which. */
const changedBook = (steps: readonly PathStep[]): ApiRoute =>
  steps.findLast(({ event: { type } }) => type === "removal.confirm" || type === "book.switch")!.event.type ===
  "book.switch"
    ? { method: "PATCH", path: book.path }
    : { method: "DELETE", path: `${bookAddresses.path}/${exchangeAddress.id}` }

const events = { method: "GET", path: "/profile/events" } as const
const shownEvents = (found: SecurityEvents) => replyingWith(events, 200, Schema.encodeSync(SecurityEvents)(found))

const protection = { method: "GET", path: "/profile/protection" } as const

const accountData = { method: "POST", path: "/profile/data" } as const
const closing = { method: "POST", path: "/profile/close" } as const

export const settings: Readonly<Record<string, OnApp>> = {
  changeEmail: {
    address: () => paths.settings("email"),
    signedIn: true,
    local: {},
    calls: {
      saveSetting: saving(email),
      findSetting: looking({ email: changeEmailModel.events["form.submit"][0].values.email }),
    },
    happens: {},
  },
  changeAddress: {
    address: () => paths.settings("btcAddress"),
    signedIn: true,
    profile: { bitcoinAddress: changeAddressModel.input.saved },
    local: {},
    calls: { saveAddress: saving(address), findAddress: looking({ bitcoinAddress: newAddress }) },
    refuses: (steps) =>
      steps.some(
        ({ label }, index) =>
          label === "findAddress ok" && steps.slice(0, index).some(({ event }) => event["address"] === mistypedAddress),
      )
        ? "what the profile says is another address than the one that was typed last"
        : null,
    happens: {},
  },
  changeCommon: {
    address: () => paths.settings(),
    signedIn: true,
    // The page speaks Russian after that, at once, and the script goes on in its own language.
    fleeting: ["process.showing"],
    local: {},
    calls: { savePreferences: saving(preferences), findPreferences: looking({ culture: "ru-RU", currencyId: "eur" }) },
    happens: {},
  },
  changePassword: {
    address: () => paths.settings("password"),
    signedIn: true,
    local: {},
    calls: {
      saveSetting: saving(password),
      findSetting: {
        ok: (found: boolean) =>
          found ? replyingWith(password, 204) : replyingWith(password, 400, { code: "IncorrectPassword" }),
        CallFailed: failingWith(password),
      },
    },
    happens: {},
  },
  recoveryCodes: {
    address: () => paths.settings("recoveryCodes"),
    signedIn: true,
    local: {},
    calls: {
      loadRecoveryCodes: {
        ok: (left: RecoveryCodesLeft) => replyingWith(codes, 200, left),
        OutOfStep: refused(codes, 409, "TwoFactorDisabled"),
        CallFailed: failingWith(codes),
      },
      createRecoveryCodes: {
        ok: (created: RecoveryCodes) => replyingWith(createCodes, 201, created),
        IncorrectPassword: refused(createCodes, 400, "IncorrectPassword"),
        OutOfStep: refused(createCodes, 409, "TwoFactorDisabled"),
        CallFailed: failingWith(createCodes),
      },
    },
    within: ({ page, t }) => page.getByRole("region", { name: t("security:recoveryCodes.title") }),
    happens: {},
  },
  addressBook: {
    address: () => paths.settings("addressBook"),
    signedIn: true,
    local: {},
    calls: {
      loadAddressBook: { ok: shownBook(book), CallFailed: failingWith(book) },
      saveBookAddress: { ok: shownBook(bookAddresses), CallFailed: failingWith(bookAddresses) },
      changeAddressBook: {
        ok: (found: AddressBook, _: unknown, before: readonly PathStep[]) => shownBook(changedBook(before))(found),
        CallFailed: (failure: CallFailed, _: unknown, before: readonly PathStep[]) =>
          failingWith(changedBook(before))(failure),
      },
    },
    within: ({ page, t }) => page.getByRole("region", { name: t("security:addressBook.title") }),
    happens: {},
  },
  sessions: {
    address: () => paths.settings("sessions"),
    signedIn: true,
    local: {},
    calls: {
      loadSessions: {
        ok: (found: OpenSessions) => replyingWith(sessions, 200, Schema.encodeSync(OpenSessions)(found)),
        CallFailed: failingWith(sessions),
      },
      endSessions: endingSessions,
    },
    within: ({ page, t }) => page.getByRole("region", { name: t("security:sessions.title") }),
    happens: {},
  },
  protection: {
    address: () => paths.settings("security"),
    signedIn: true,
    local: {},
    calls: {
      loadProtection: {
        ok: (found: Protection) => replyingWith(protection, 200, Schema.encodeSync(Protection)(found)),
        CallFailed: failingWith(protection),
      },
    },
    within: ({ page, t }) => page.getByRole("region", { name: t("security:protection.title") }),
    happens: {},
  },
  securityLog: {
    address: () => paths.settings("securityLog"),
    signedIn: true,
    local: {},
    calls: { loadEvents: { ok: shownEvents, CallFailed: failingWith(events) } },
    within: ({ page, t }) => page.getByRole("region", { name: t("security:log.title") }),
    happens: { "page.changed": ({ page }) => follow(paths.settings("securityLog", { page })) },
  },
  exportEvents: {
    address: () => paths.settings("securityLog"),
    signedIn: true,
    beside: [firstReply(events, Schema.encodeSync(SecurityEvents)(eventList(4)))],
    local: exportLocally,
    calls: exportCalls,
    within: ({ page, t }) => page.getByRole("region", { name: t("security:log.title") }),
    happens: {},
  },
  exportData: {
    address: () => paths.settings("privacy"),
    signedIn: true,
    local: {},
    calls: {
      perform: {
        ...saving(accountData),
        ok: () => replyingWith(accountData, 201, { ticket: "0f9c1f0a-7c1e-4a43-8f57-6f0f4d1f2b20" }),
      },
    },
    within: ({ page, t }) => page.getByRole("region", { name: t("security:privacy.export.title") }),
    happens: {},
  },
  closeAccount: {
    address: () => paths.settings("privacy"),
    signedIn: true,
    // The front page opens at once.
    fleeting: ["done"],
    local: {},
    calls: { perform: saving(closing) },
    within: ({ page, t }) => page.getByRole("region", { name: t("security:privacy.close.title") }),
    happens: {},
  },
  twoFactorSettings: {
    address: () => paths.settings("twoFactor"),
    signedIn: true,
    local: {},
    calls: {
      loadTwoFactor: {
        ok: (found: TwoFactor) => replyingWith(twoFactor, 200, Schema.encodeSync(TwoFactor)(found)),
        EmailNotConfirmed: () => replyingWith(twoFactor, 409, { code: "EmailNotConfirmed" }),
        CallFailed: failingWith(twoFactor),
      },
      enableTwoFactor: toggling("enable"),
      disableTwoFactor: toggling("disable"),
    },
    happens: {},
  },
}
