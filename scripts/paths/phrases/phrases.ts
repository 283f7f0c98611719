import type { CallFailureReason } from "../../../src/domain/shared/failure"

/** The words for a sample, or what makes them of it. */
export type Said = string | ((sample: any) => string)

/** The description of a port and of each of its results. `CallFailed` is described by its reason. */
export interface PortPhrases {
  /** Names the call, for "the call failed: …". */
  readonly call: string
  readonly answers: Readonly<Record<string, Said>>
}

/** A control by its kind: standing, being acted upon, being absent. In English the three are one. */
export type Cases = readonly [nominative: string, accusative: string, genitive: string]

export type Act = "press" | "pressTwice" | "hover" | "unhover" | "choose" | "into"

/** How sentences are made. */
export interface Grammar {
  readonly callFailed: (call: string, reason: string) => string
  readonly waits: (duration: string) => string
  readonly roles: Readonly<Record<string, Cases>>
  readonly field: Cases
  readonly kinds: { readonly text: Cases; readonly title: Cases; readonly page: Cases; readonly focused: Cases }
  readonly quote: (text: string) => string
  /** A label that is known only by its beginning or by a part. */
  readonly beginning: (quoted: string) => string
  readonly oneOf: (quoted: readonly string[]) => string
  readonly inside: (control: string, container: string) => string
  readonly numbered: (control: string, pick: "first" | "last" | number) => string
  readonly withText: (control: string, quoted: string) => string
  /** As an instruction ("press"), and as a description ("you press"). */
  readonly acts: Readonly<Record<Act, readonly [string, string]>>
  readonly types: (text: string, field: string) => readonly [string, string]
  readonly picks: (text: string, field: string) => readonly [string, string]
  readonly clears: (field: string) => readonly [string, string]
  readonly moves: (slider: string, text: string) => readonly [string, string]
  readonly leaves: readonly [string, string]
  readonly sees: (control: string) => string
  readonly misses: (control: string) => string
  readonly is: Readonly<Record<"busy" | "wrong" | "blocked", (control: string) => string>>
  readonly holds: (field: string, text: string) => string
  readonly address: (path: string) => string
  readonly opens: (title: string) => string
  readonly table: { readonly test: string; readonly step: string; readonly action: string; readonly expected: string }
  readonly test: (title: string, number: number, of: number) => string
  readonly stateSets: (numbers: string) => string
  readonly gherkin: {
    readonly language: string
    readonly feature: string
    readonly scenario: string
    readonly given: string
    readonly when: string
    readonly outcome: string
    readonly and: string
  }
}

/** The phrases of one language. */
export interface Phrases extends Grammar {
  /** The flow of each machine, as a title. */
  readonly machines: Readonly<Record<string, string>>
  readonly ports: Readonly<Record<string, PortPhrases>>
  /** Events without the person: from a feed, or from another part of the app. By event type. */
  readonly happenings: Readonly<Record<string, Said>>
  /** Translations of the models' sample names. */
  readonly samples: Readonly<Record<string, string>>
  readonly reasons: Readonly<Record<CallFailureReason, string>>
}

/** Where the words for something are to be written. */
export const phrasesFile = (locale: string) => `scripts/paths/phrases/${locale}.ts`

/** The word that goes with a count. */
export const counted = (locale: string, count: number, words: Partial<Record<Intl.LDMLPluralRule, string>>): string =>
  `${count} ${words[new Intl.PluralRules(locale).select(count)] ?? words.other}`
