import { expect, it } from "vitest"
import { storyFinder } from "./find-stories.ts"

const shown = (...texts: readonly string[]) => ({ shown: texts, names: [] })
const idsFor = (query: string, stories: Parameters<typeof storyFinder>[0]) =>
  storyFinder(stories)(query).stories.map(({ id }) => id)

it("ranks the whole text first, then a phrase, then its words in another order, then words of several texts", () => {
  const stories = {
    several: shown("The payment was late", "The bank declined"),
    scattered: shown("Declined was the payment by the bank"),
    phrase: shown("Sorry, but now we hear: the payment declined"),
    whole: shown("Payment declined"),
  }
  expect(idsFor("payment declined", stories)).toEqual(["whole", "phrase", "scattered", "several"])
})

it("leaves out stories with only some of the words if one has all of them", () => {
  const stories = { some: shown("Wrong code"), all: shown("Wrong password") }
  expect(idsFor("wrong password", stories)).toEqual(["all"])
  expect(idsFor("wrong password", { some: stories.some })).toEqual(["some"])
})

it.each([
  ["карта отклонена", "Банк отклонил карту"],
  ["неверного пароля", "Неверный пароль"],
  ["истёкшей ссылки", "Ссылка истекшая"],
  ["expiring codes", "The code expired"],
  ["3D secure", "3-D Secure"],
  ["email", "Your e-mail"],
  ["sign in", "Sign-in"],
])("matches other forms and spellings of the same words: “%s” finds “%s”", (query, text) => {
  expect(idsFor(query, { found: shown(text), other: shown("Something else") })).toEqual(["found"])
})

it("matches a number as a whole, not as a part of another one", () => {
  expect(idsFor("17", { seventeen: shown("17"), other: shown("Order 170017") })).toEqual(["seventeen"])
})
