/** The values that a column of a gallery combines. The URL contains the selected ones as "en-US_phone_light". */
export const columnKinds = {
  locale: [
    ["en-US", "English"],
    ["ru-RU", "Русский"],
    ["pseudo", "Pseudo"],
  ],
  size: [
    ["phone", "Phone"],
    ["desktop", "Desktop"],
  ],
  theme: [
    ["light", "Light"],
    ["dark", "Dark"],
  ],
} as const

export const defaultColumns = "en-US_phone_light"

export const isStoryColumn = (columns: string, value: string): boolean => columns.split("_").includes(value)

/** Returns the selection with one value toggled. At least one value of each kind stays selected. */
export const toggleColumn = (columns: string, kind: keyof typeof columnKinds, value: string): string => {
  const all = Object.values(columnKinds).flatMap((values) => values.map(([each]) => each))
  const selected = new Set(
    all.filter((each) => (each === value ? !isStoryColumn(columns, each) : isStoryColumn(columns, each))),
  )
  return columnKinds[kind].some(([each]) => selected.has(each))
    ? all.filter((each) => selected.has(each)).join("_")
    : columns
}

export interface StoryColumn {
  readonly locale: string
  readonly size: "phone" | "desktop"
  readonly theme: string
}

/** Returns a column for every combination of the selected values. */
export const parseColumns = (columns: string): ReadonlyArray<StoryColumn> => {
  const selected = <Value extends string>(values: ReadonlyArray<readonly [Value, string]>) =>
    values.map(([value]) => value).filter((value) => isStoryColumn(columns, value))
  return selected(columnKinds.locale).flatMap((locale) =>
    selected(columnKinds.size).flatMap((size) => selected(columnKinds.theme).map((theme) => ({ locale, size, theme }))),
  )
}
