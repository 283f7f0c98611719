import { expect, it } from "vitest"
import { prefersRussian } from "#domain/shared/currency.ts"

it.each([
  [["ru-RU", "en-US"], true],
  [["de", "RU", "en"], true],
  [["uk-UA", "ru"], true],
  [["en-GB", "ru-RU"], false],
  [["en-US"], false],
  [["de-DE", "rue"], false],
  [[], false],
])("the languages %j contain Russian before English: %s", (languages, isPreferred) => {
  expect(prefersRussian(languages)).toBe(isPreferred)
})
