import type { Target } from "./notes.ts"

/** What a person sees of an element. */
export interface Shown {
  /** Null: it is there for screen readers only. */
  readonly text: string | null
  /** Its accessible name. */
  readonly name: string
  /** The visible text next to it that is part of its name. */
  readonly beside: string | null
  /** The value of a field; empty for other controls. */
  readonly value: string
  /** The title of the dialog that it is in. */
  readonly dialog: string | null
}

/** The rendered screen at this moment. */
export interface Screen {
  /** The text of a control without a label, such as an error message. */
  readonly textOf: (role: string) => string | null
  /** The words of the choice with this value in a list. */
  readonly choiceOf: (value: string) => string | null
  /** What the slider stands for at its place. */
  readonly sliderText: () => string | null
  /** What a person opens first to find a control of this name; null where it is in sight. */
  readonly summaryOver: (name: string) => string | null
  /** How this control or text looks; null where it is not rendered. */
  readonly shown: (target: Target) => Shown | null
  /** What is read together, from the first to the last. */
  readonly lines: () => readonly string[]
  readonly visibleText: string
  readonly has: (text: string) => boolean
}
export const blank: Screen = {
  textOf: () => null,
  choiceOf: () => null,
  sliderText: () => null,
  summaryOver: () => null,
  shown: () => null,
  lines: () => [],
  visibleText: "",
  has: () => false,
}
