import { afterEach, beforeEach, describe } from "vitest"
import { startTranslator } from "#tests/setup/translator.ts"
import { walkPaths } from "#tests/walk-paths.ts"
import { walks } from "#ui/generated/walks.ts"
import type { Walk } from "#ui/walk.ts"

/** Walks every path of these machines on pages that the browser has translated. */
export const walkTranslated = (...names: readonly (keyof typeof walks)[]): void => {
  let translator: MutationObserver
  beforeEach(() => {
    translator = startTranslator()
  })
  afterEach(() => translator.disconnect())
  describe.each(names.map((name): readonly [string, Walk<any>] => [name, walks[name]]))("%s, translated", walkPaths)
}
