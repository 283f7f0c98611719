/** The themes that a visitor can choose. `system` follows the device's setting. */
export const themes = ["system", "light", "dark"] as const
export type Theme = (typeof themes)[number]
export const isTheme = (text: string | null): text is Theme => themes.some((theme) => theme === text)
