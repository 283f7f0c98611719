import { Result } from "effect"
import type { Theme } from "../../domain/site/theme"
import { isTheme } from "../../domain/site/theme"

const key = "theme"

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">

interface Places {
  readonly root: Pick<HTMLElement, "dataset">
  /** Null if the browser refuses storage. */
  readonly storage: Kept | null
}

/** The browser's storage; asking for it throws where the person has switched it off. */
export const availableStorage = (ask: () => Kept): Kept | null => {
  try {
    return ask()
  } catch {
    // Then the choice lasts as long as the page.
    return null
  }
}

export const storedTheme = ({ storage }: Pick<Places, "storage">): Theme => {
  const text = storage?.getItem(key) ?? null
  return isTheme(text) ? text : "system"
}

/** tokens.css reads the attribute; without it the device decides. */
export const applyTheme = ({ root }: Pick<Places, "root">, theme: Theme): void => {
  if (theme === "system") delete root.dataset["theme"]
  else root.dataset["theme"] = theme
}

export const saveTheme =
  (places: Places) =>
  ({ theme }: { readonly theme: Theme }): Result.Result<void> => {
    applyTheme(places, theme)
    if (theme === "system") places.storage?.removeItem(key)
    else places.storage?.setItem(key, theme)
    return Result.void
  }
