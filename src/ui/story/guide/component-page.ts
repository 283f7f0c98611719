/** What a component's page adds to its comments, props and examples. Every list has at least one sentence. */
export interface Guidance {
  readonly do: readonly string[]
  readonly avoid: readonly string[]
  /** Role, name, keyboard, target size. */
  readonly accessibility: readonly string[]
}

/** The parameters of a component: its page and controls. */
export const componentPage = (guidance: Guidance) => ({
  guidance,
  controls: { disable: false },
  layout: "padded",
})
