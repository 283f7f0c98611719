interface Index {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly tags: readonly string[] }>>
}

/** The stories that show a state, from the index.json of a built Storybook. */
export const statesOf = (index: string): readonly string[] =>
  Object.values((JSON.parse(index) as Index).entries)
    .filter(({ tags }) => tags.includes("state"))
    .map(({ id }) => id)
