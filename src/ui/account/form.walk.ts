import type { Locator } from "vitest/browser"

interface Field {
  readonly field: Locator
  readonly value: string
}

/** A form in process: its inputs are disabled and still hold what was typed, its button is busy. */
export const seeInProcess = (fields: ReadonlyArray<Field>, submit: Locator): void => {
  const found = fields.map(({ field }) => {
    const { disabled, value } = field.element() as HTMLInputElement
    return { disabled, value }
  })
  const seen = JSON.stringify({ fields: found, busy: submit.element().ariaBusy })
  const wanted = JSON.stringify({ fields: fields.map(({ value }) => ({ disabled: true, value })), busy: "true" })
  if (seen !== wanted) throw new Error(`Expected ${wanted}, saw ${seen}`)
}

export const seeAddress = (address: string, wanted: string): void => {
  if (address !== wanted) throw new Error(`Expected to be at ${wanted}, was at ${address}`)
}
