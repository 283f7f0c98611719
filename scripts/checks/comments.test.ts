import { describe, expect, it } from "vitest"
import { findWrongComments } from "./comments.ts"

const found = (code: string) => findWrongComments(code).map(({ line, text }) => `${line} ${text}`)

describe("a sentence of a comment without a name at its start", () => {
  it.each([
    ["a block", "const a = 1\n/** What it keeps. */\nconst b = 2", ["2 What it keeps."]],
    ["a later sentence", "/** The cache. It grows. */", ["1 It grows."]],
    ["a block of lines", "/**\n * The cache, which\n * grows. As a list it is slow.\n */", ["1 As a list it is slow."]],
    ["lines", "  // The cache of\n  // What is known. Of these\n  // two. One.", ["1 Of these two."]],
    ["another opening", "/** Whether it grows. Neither does. */", ["1 Whether it grows.", "1 Neither does."]],
    ["a comment behind code", "const a = 1 // Who asks", ["1 Who asks"]],
    ["a comment of markup", "<p>\n{/* Where it stands. */}\n</p>", ["2 Where it stands."]],
    ["a paragraph", "/**\n * The cache\n *\n * For pages\n */", ["1 For pages"]],
    [
      "a pronoun",
      "// Two caches. They grow. Its size. Their sizes.",
      ["1 They grow.", "1 Its size.", "1 Their sizes."],
    ],
    [
      "a pronoun of one thing",
      "// This means two. Each shows one. This may be.",
      ["1 This means two.", "1 Each shows one.", "1 This may be."],
    ],
    ["a pronoun of several things", "// These are two. Both have one.", ["1 These are two.", "1 Both have one."]],
  ])("is found in %s", (_, code, sentences) => {
    expect(found(code)).toEqual(sentences)
  })

  it.each([
    "/** The cache: what it keeps, for whom and where. */",
    "/** The size. Items of the list. Forms. Asked twice. */",
    '/** "What is this?" asks the page. */',
    "// For example, a cache.",
    'const a = "/** What */ // Who"',
    "const What = `https://shop.example/* What`",
    "// https://shop.example/What",
    "// This page is one. This status shows one. Each class has one. Each of the pages has one.",
    "// These pages are two. Both pages have one. Both page and form have one.",
  ])("is not found in %s", (code) => {
    expect(found(code)).toEqual([])
  })
})

describe("a wording that a standard term replaces, or that depends on the position", () => {
  it.each([
    ["// The currency of all following amounts.", ["1 The currency of all following amounts."]],
    ["// One. The line above prints the time.", ["1 The line above prints the time."]],
    ["// The form sends the events below.", ["1 The form sends the events below."]],
    ["// The name, or an empty text.", ["1 The name, or an empty text."]],
    ["// The most digits of an amount.", ["1 The most digits of an amount."]],
    ["/** The answer to when it ends. */", ["1 The answer to when it ends."]],
  ])("is found in %s", (code, sentences) => {
    expect(found(code)).toEqual(sentences)
  })

  it.each([
    "// The message above the form. The list below it. An amount below the limit. A banner above every page. The space above that amount.",
    "// The direction of the following text. The value below which half of the values lie.",
    "// The most common name. The maximum number of digits.",
  ])("is not found in %s", (code) => {
    expect(found(code)).toEqual([])
  })
})

describe("a comment that an editor does not show, or shows at the wrong code", () => {
  it.each([
    ["a JSDoc above an empty line", "/** The cache. */\n\nconst a = 1", ["1 The cache."]],
    ["a JSDoc above an import", '/**\n * The cache.\n */\nimport "a"', ["1 The cache."]],
    ["lines above an export", "\n// The size\n// of it. Two.\nexport const a = 1", ["2 The size of it."]],
  ])("is found in %s", (_, code, comments) => {
    expect(found(code)).toEqual(comments)
  })

  it.each([
    "// The caches of the page.\n\nexport const a = 1",
    "// The settings.\nexport default {}",
    "/** The class. */\n// oxlint-disable-next-line import/no-default-export\nexport class A {}",
    "// The cache.\nconst a = 1\nexport const b = 2",
    "/* The styles. */\n\n.a {}",
  ])("is not found in %s", (code) => {
    expect(found(code)).toEqual([])
  })
})

describe("a JSDoc of a function that begins with a noun", () => {
  it.each([
    ["/** The size. */\nconst sizeOf = (list: readonly string[]): number => list.length", ["1 The size."]],
    ["/** Names of files. */\nexport const namesOf = async () => []", ["1 Names of files."]],
    [
      "/**\n * A size,\n * as text.\n */\nexport const sizeOf = <T>(\n  a: T,\n  b: (c: T) => void,\n) => 1",
      ["1 A size, as text."],
    ],
    ["/** Advice. */\nexport async function advise() {}", ["1 Advice."]],
    [
      "  /** Sentences end here. */\n  const sentences = (a: number): (() => void) => () => {}",
      ["1 Sentences end here."],
    ],
  ])("is found in %s", (code, comments) => {
    expect(found(code)).toEqual(comments)
  })

  it.each([
    "/** Returns the size. */\nconst sizeOf = (list: string[]) => list.length",
    "/** Names the file. */\nexport const nameOf = () => 1",
    "/** Lower-cases the name. */\nexport function lower() {}",
    "/** The size. */\nexport const size = (1 + 2) * 3",
    "/** The sizes. */\nconst sizes = (await all()).map((one) => one.size)",
    "/** The button of a form. */\nexport const Submit = ({ label }: Props) => null",
  ])("is not found in %s", (code) => {
    expect(found(code)).toEqual([])
  })
})
