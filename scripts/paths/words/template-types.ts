/** The sentences of a script in one language. A control is its label with its kind behind it: `"Sign in" (button)`, which needs no grammar. */
export interface Templates {
  readonly areas: Readonly<Record<string, string>>
  /** A title with the step that distinguishes it from another one. */
  readonly after: (title: string, step: string) => string
  readonly step: (number: number, words: string) => string
  /** Kinds of controls by their role. */
  readonly roles: Readonly<Record<string, string>>
  readonly quote: (text: string) => string
  readonly or: string
  /** Between texts of which none is there. */
  readonly nor: string
  readonly inside: (control: string, container: string) => string
  readonly numbered: (control: string, place: number | "last") => string
  /** A control without a label. */
  readonly unnamed: (kind: string) => string
  readonly focused: string
  readonly press: (control: string) => string
  readonly pressTwice: (control: string) => string
  /** Without the click: the pointer leaves the control before it is released. */
  readonly pressDown: (control: string) => string
  readonly choose: (control: string) => string
  readonly hover: (control: string) => string
  readonly unhover: string
  readonly leave: string
  readonly type: (text: string, field: string) => string
  readonly clear: (field: string) => string
  readonly move: (slider: string, text: string) => string
  readonly pick: (text: string, list: string) => string
  readonly sees: (control: string) => string
  /** A text for screen readers, in the place of which others see a placeholder or a symbol. */
  readonly seesPlaceholder: (control: string) => string
  readonly misses: (control: string) => string
  readonly is: Readonly<Record<"busy" | "wrong" | "blocked", (control: string) => string>>
  readonly contains: (field: string, text: string) => string
  readonly empty: (field: string) => string
  readonly address: (path: string) => string
  /** In a title. */
  readonly goesTo: (path: string) => string
  /** Where there is no address bar: Storybook writes the address below the page. */
  readonly leadsTo: (path: string) => string
  readonly unchanged: string
  readonly start: string
  /** The desk prepares the language, the clock, the customer and the responses. */
  readonly setup: (link: string, button: string) => string
  readonly open: (path: string) => string
  readonly wait: (duration: string) => string
  readonly escape: string
  /** How long a page waits for a slow answer. */
  readonly timeLimit: (duration: string) => string
  readonly storybook: (address: string) => string
  /** `when` is English; `place` counts the panel's buttons of one label. */
  readonly panel: (label: string, when: string, place: number | null) => string
  readonly columns: Readonly<
    Record<"id" | "title" | "section" | "preconditions" | "step" | "action" | "expected", string>
  >
  readonly gherkin: Readonly<Record<"language" | "feature" | "scenario" | "outcome" | "and", string>>
}
