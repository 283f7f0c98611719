import { expect, it } from "vitest"
import { focusLost } from "./focus-lost.ts"
import { findFocusProblems } from "./focus-problems.ts"

it("the number of steps that lose the focus to the next control has not changed", () => {
  const owed = Object.values(focusLost).flatMap(({ owed: steps = [] }) => steps)
  // A corrected screen reduces the number. No screen may increase it.
  expect(owed).toHaveLength(28)
})

it("unlisted steps, wrong reasons and obsolete entries are reported", () => {
  const lost = new Map([
    ["ready | form.submit", "owed"],
    ["sending | saveName ok", "answer"],
    ["open | dialog.close", "behind"],
  ] as const)
  expect(findFocusProblems({ behind: ["open | dialog.close"], answer: ["sending | saveName ok"] }, lost)).toEqual([
    "ready | form.submit: what was pressed is gone or disabled, and nothing has the focus. Hand it on (docs/adding-a-flow.md, Traps).",
  ])
  const listed = { owed: ["ready | form.submit", "open | dialog.close", "saved | form.submit"] }
  expect(findFocusProblems(listed, lost)).toEqual([
    'sending | saveName ok: nothing has the focus. Hand it on, or list the step as "answer" if nothing on the screen could take it.',
    'open | dialog.close: the reason is "behind", not "owed"',
    "saved | form.submit: the focus is not lost there. Remove it from tests/focus-lost.ts.",
  ])
})
