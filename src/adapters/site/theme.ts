import { Result } from "effect"
import type { SafeStorage } from "#adapters/shared/safe-storage.ts"
import { isTheme, type Theme } from "#domain/site/theme.ts"

/** The storage key of the theme. The inline script of the page reads it too. */
export const themeKey = "theme"

interface Places {
  readonly root: Pick<HTMLElement, "dataset">
  readonly storage: SafeStorage
}

export const storedTheme = ({ storage }: Pick<Places, "storage">): Theme => {
  const text = storage.read()
  return isTheme(text) ? text : "system"
}

/** Applies the theme. The file tokens.css reads the attribute, and without it the device decides. */
export const applyTheme = ({ root }: Pick<Places, "root">, theme: Theme): void => {
  if (theme === "system") delete root.dataset["theme"]
  else root.dataset["theme"] = theme
}

export const saveTheme =
  (places: Places) =>
  ({ theme }: { readonly theme: Theme }): Result.Result<void> => {
    applyTheme(places, theme)
    if (theme === "system") places.storage.remove()
    else places.storage.write(theme)
    return Result.void
  }
