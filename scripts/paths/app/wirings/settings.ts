import { AddressBook } from "#domain/account/address-book.ts"
import { exchangeAddress, profile as anna, eventList } from "#domain/fixtures/account.ts"
import { Protection, OpenSessions, SecurityEvents } from "#domain/account/security.ts"
import { TwoFactor } from "#domain/account/two-factor.ts"
import { ProfileWire, type Profile } from "#domain/account/account.ts"
import type { PathStep } from "#machines/kit/explore.ts"
import { changeAddressModel, mistypedAddress, newAddress } from "#machines/account/change-address.model.ts"
import { changeEmailModel } from "#machines/account/change-email.model.ts"
import { paths } from "#ui/site/paths.ts"
import { type ApiRoute, follow, type OnApp, replyingWith } from "#scripts/paths/app/on-app.ts"
import { call, exportCalls, exportLocally, first, get, page, patch, post, region, remove } from "./wiring.ts"
import { Schema } from "effect"

type Topic = Parameters<typeof paths.settings>[0]
const settingsPage = (topic: Topic, calls: OnApp["calls"], more: Partial<OnApp> = {}): OnApp =>
  page(paths.settings(topic), calls, more)
const part = (topic: Topic, title: string, calls: OnApp["calls"], more: Partial<OnApp> = {}): OnApp =>
  settingsPage(topic, calls, { within: region(`security:${title}`), ...more })

/** What a form that asks for the password is answered. */
const saving = (where: ApiRoute, more: Parameters<typeof call>[2] = {}, ok: Parameters<typeof call>[1] = 204) =>
  call(where, ok, { IncorrectPassword: 400, AnswerLost: "lost", ...more })
const toggling = (to: "enable" | "disable") =>
  saving(post(`/profile/tfa/${to}`), {
    WrongCode: 400,
    OutOfStep: [409, to === "enable" ? "TwoFactorEnabled" : "TwoFactorDisabled"],
  })

/** Whether it was saved, the profile tells. */
const looking = (saved: Partial<Profile>) =>
  call(get("/profile"), (found: boolean) => Schema.encodeSync(ProfileWire)({ ...anna, ...(found ? saved : {}) }))

/** The step before says which. */
const lastOf = (steps: readonly PathStep[], ...types: readonly string[]) =>
  steps.findLast(({ event: { type } }) => types.includes(type))!.event
const ended = (before: readonly PathStep[]): ApiRoute => {
  const { type, sessionId } = lastOf(before, "session.end", "others.end")
  return remove(type === "others.end" ? "/profile/sessions" : `/profile/sessions/${String(sessionId)}`)
}
const changedBook = (before: readonly PathStep[]): ApiRoute =>
  lastOf(before, "removal.confirm", "book.switch").type === "book.switch"
    ? patch("/address-book")
    : remove(`/address-book/addresses/${exchangeAddress.id}`)

const password = patch("/profile/password")
const codes = "/profile/tfa/recovery-codes"
const disabled = [409, "TwoFactorDisabled"] as const
const events = get("/profile/events")
const same = (sample: unknown) => sample

export const settings: Readonly<Record<string, OnApp>> = {
  changeEmail: settingsPage("email", {
    saveSetting: saving(patch("/profile/email")),
    findSetting: looking({ email: changeEmailModel.events["form.submit"][0].values.email }),
  }),
  changeAddress: settingsPage(
    "btcAddress",
    { saveAddress: saving(patch("/profile/bitcoinaddress")), findAddress: looking({ bitcoinAddress: newAddress }) },
    {
      profile: { bitcoinAddress: changeAddressModel.input.saved },
      refuses: (steps) =>
        steps.some(
          ({ label }, index) =>
            label === "findAddress ok" &&
            steps.slice(0, index).some(({ event }) => event["address"] === mistypedAddress),
        )
          ? "what the profile says is another address than the one that was typed last"
          : null,
    },
  ),
  changeCommon: page(
    paths.settings(),
    {
      savePreferences: saving(patch("/profile")),
      findPreferences: looking({ culture: "ru-RU", currencyId: "eur" }),
    },
    // The page speaks Russian after that, at once, and the script goes on in its own language.
    { fleeting: ["process.showing"] },
  ),
  changePassword: settingsPage("password", {
    saveSetting: saving(password),
    findSetting: {
      ...call(password, 204),
      ok: (found: boolean) =>
        found ? replyingWith(password, 204) : replyingWith(password, 400, { code: "IncorrectPassword" }),
    },
  }),
  recoveryCodes: part("recoveryCodes", "recoveryCodes.title", {
    loadRecoveryCodes: call(get(codes), same, { OutOfStep: disabled }),
    createRecoveryCodes: call(post(codes), [201, same], { IncorrectPassword: 400, OutOfStep: disabled }),
  }),
  addressBook: part("addressBook", "addressBook.title", {
    loadAddressBook: call(get("/address-book"), AddressBook),
    saveBookAddress: call(post("/address-book/addresses"), AddressBook),
    changeAddressBook: call(changedBook, AddressBook),
  }),
  sessions: part("sessions", "sessions.title", {
    loadSessions: call(get("/profile/sessions"), OpenSessions),
    endSessions: call(ended, 204),
  }),
  protection: part("security", "protection.title", { loadProtection: call(get("/profile/protection"), Protection) }),
  securityLog: part(
    "securityLog",
    "log.title",
    { loadEvents: call(events, SecurityEvents) },
    {
      happens: { "page.changed": ({ page: number }) => follow(paths.settings("securityLog", { page: number })) },
    },
  ),
  exportEvents: part("securityLog", "log.title", exportCalls, {
    beside: [first(events, eventList(4), SecurityEvents)],
    local: exportLocally,
  }),
  exportData: part("privacy", "privacy.export.title", {
    perform: saving(post("/profile/data"), {}, [201, () => ({ ticket: "0f9c1f0a-7c1e-4a43-8f57-6f0f4d1f2b20" })]),
  }),
  // The front page opens at once.
  closeAccount: part(
    "privacy",
    "privacy.close.title",
    { perform: saving(post("/profile/close")) },
    { fleeting: ["done"] },
  ),
  twoFactorSettings: settingsPage("twoFactor", {
    loadTwoFactor: call(get("/profile/tfa"), TwoFactor, { EmailNotConfirmed: 409 }),
    enableTwoFactor: toggling("enable"),
    disableTwoFactor: toggling("disable"),
  }),
}
