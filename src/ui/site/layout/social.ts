import type { Locale } from "../../../domain/shared/currency"

/** The company's channels per language. Names of services are not translated. */
export const socialLinks: {
  readonly [L in Locale]: ReadonlyArray<{ readonly name: SocialName; readonly href: string }>
} = {
  "en-US": [
    { name: "medium", href: "https://medium.com/hashwell" },
    { name: "twitter", href: "https://twitter.com/hashwell" },
    { name: "facebook", href: "https://www.facebook.com/hashwell" },
  ],
  "ru-RU": [
    { name: "zen", href: "https://dzen.ru/hashwell" },
    { name: "vk", href: "https://vk.com/hashwell" },
    { name: "facebook", href: "https://www.facebook.com/hashwell" },
  ],
}
type SocialName = "medium" | "twitter" | "facebook" | "zen" | "vk"
