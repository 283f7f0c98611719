import type { Brand } from "#domain/site/brand.ts"

export const brand: Brand = {
  name: "Northwatt",
  legalName: "Northwatt Kraft AS",
  description: "Hashrate from Nordic hydropower, by the month",
  // An arrow to the north.
  mark: { base: "M12 2v14.5L4 21Z", accent: "M12 2v14.5L20 21Z" },
  support: "help@northwatt.example",
  partnerHelp: "https://partners.northwatt.example",
  channels: {
    "en-US": [{ name: "Mastodon", href: "https://social.example/@northwatt" }],
    "ru-RU": [{ name: "Telegram", href: "https://t.me/northwatt_example" }],
  },
}
