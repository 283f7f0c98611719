import * as React from "react"
import { Button, Separator } from "storybook/internal/components"
import { useGlobals } from "storybook/manager-api"
import { columnKinds, defaultColumns, isStoryColumn, toggleColumn } from "#ui/story/story-columns.ts"

const kinds = Object.keys(columnKinds) as ReadonlyArray<keyof typeof columnKinds>

/** Chooses the themes, languages and widths that a gallery shows side by side. Every combination becomes a column. */
export const ColumnsTool = () => {
  const [globals, update] = useGlobals()
  const columns = String(globals["gallery"] ?? defaultColumns)
  return (
    <>
      <Separator />
      <small>Columns</small>
      {kinds.map((kind) => [
        <Separator key={kind} />,
        ...columnKinds[kind].map(([value, title]) => (
          <Button
            key={value}
            variant="ghost"
            size="small"
            padding="small"
            ariaLabel={`Column ${title}`}
            active={isStoryColumn(columns, value)}
            aria-pressed={isStoryColumn(columns, value)}
            onClick={() => update({ gallery: toggleColumn(columns, kind, value) })}
          >
            {title}
          </Button>
        )),
      ])}
    </>
  )
}
