import { expect, it } from "vitest"
import { models } from "#machines/generated/models.ts"
import { readSearchTexts, writeLists } from "#scripts/generate.ts"
import { storyFinder } from "#ui/story/find-stories.ts"

const find = storyFinder(await readSearchTexts(await writeLists(), models))
const firstThree = (query: string): readonly string[] =>
  find(query)
    .stories.slice(0, 3)
    .map(({ id }) => id)

it.each([
  // Numbers of the specification's state sets.
  ["17", /^account-sign-in$/],
  ["96", /^payments-confirm-card$/],
  ["state set 92", /^payments-redeem-voucher$/],
  // Sentences, words and names of states.
  ["Wrong e-mail or password", /^account-sign-in--failed$/],
  ["неверный e-mail или пароль", /^account-sign-in--failed$/],
  ["card declined", /^payments-card-status--rejected$/],
  ["карта отклонена", /^payments-card-status--rejected$/],
  ["сессия истекла", /^site-session--anonymous$/],
  ["session expired while typing", /^site-session--anonymous$/],
  ["voucher already redeemed", /^payments-redeem-voucher--redeemed$/],
  ["ваучер уже использован", /^payments-redeem-voucher--redeemed$/],
  ["ваучер не найден", /^payments-redeem-voucher--not-found$/],
  ["код из письма", /^account-(confirm-email|email-link)/],
  ["no contracts", /^cabinet-contracts--(filtered-)?empty$/],
  ["нет контрактов", /^cabinet-contracts--(filtered-)?empty$/],
  ["in doubt", /outcome-unknown$/],
  ["rate expired", /^payments-crypto-status--rate-expired$/],
  ["курс истёк", /^payments-crypto-status--rate-expired$/],
  ["sign in error", /^account-sign-in--failed$/],
  ["promo code not valid", /^shop-promo-check--invalid$/],
  ["промокод не действует", /^shop-promo-check--invalid$/],
  ["resend confirmation", /^account-resend-confirmation/],
  ["withdrawal forbidden", /^money-withdrawal--forbidden$/],
  ["Failed to copy", /^shared-copy-text--failed$/],
])("a search for “%s” finds the flow or state %s first", (query, first) => {
  expect(firstThree(query)[0]).toMatch(first)
})

it.each([
  ["wrong password", "account-sign-in--failed"],
  ["wrong password", "account-change-email--wrong-password"],
  ["неверный пароль", "account-sign-in--failed"],
  ["неверный пароль", "account-change-email--wrong-password"],
  ["declined", "payments-card-status--rejected"],
  ["3-D Secure", "payments-confirm-card--ready"],
  ["3ds", "payments-confirm-card--ready"],
  ["link expired", "account-confirm-email--old-token-sent"],
  ["ссылка истекла", "account-confirm-email--old-token-sent"],
  ["already registered", "account-sign-up--already-registered"],
  ["адрес уже зарегистрирован", "account-sign-up--already-registered"],
  ["wrong code", "payments-confirm-card--wrong-code"],
  ["неверный код", "account-two-factor-challenge--wrong-code"],
  ["недоплата", "payments-crypto-status--underpaid"],
])("a search for “%s” finds %s among the first three", (query, id) => {
  expect(firstThree(query)).toContain(id)
})

it("finds a state by a part of the last word while it is typed", () => {
  expect(firstThree("card decl")[0]).toBe("payments-card-status--rejected")
})

it("returns the words of the screen that matched", () => {
  const [first] = find("ваучера не найдено").stories
  expect(first).toEqual({
    id: "payments-redeem-voucher--not-found",
    matchingTexts: [{ text: "Ваучер не найден. Проверьте PIN.", isName: false }],
  })
})

it("corrects a word only when it occurs nowhere", () => {
  const [exact, corrected] = [find("wrong password"), find("wrong password".replace("ss", "s"))]
  expect([exact.isCorrected, corrected.isCorrected]).toEqual([false, true])
  expect(corrected.stories).toEqual(exact.stories)
})

it("finds nothing for words without similar ones", () => {
  expect(find("qqqqqqqq").stories).toEqual([])
})
