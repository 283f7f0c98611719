import type { Brand } from "#domain/site/brand.ts"

export const brand: Brand = {
  name: "Hashwell",
  legalName: "Hashwell Ltd",
  description: "Mining power for Bitcoin and Ethereum: pay once, and see when it is back",
  // The mark is an H: two vertical rails with a busbar between them.
  mark: { base: "M3 3h3.5v18H3ZM17.5 3H21v18h-3.5Z", accent: "M6.5 10.25h11v3.5h-11Z" },
  support: "support@hashwell.io",
  partnerHelp: "https://docs.hashwell.io/partners",
  channels: {
    "en-US": [
      { name: "Medium", href: "https://medium.com/hashwell" },
      { name: "Twitter", href: "https://twitter.com/hashwell" },
      { name: "Facebook", href: "https://www.facebook.com/hashwell" },
    ],
    "ru-RU": [
      { name: "Дзен", href: "https://dzen.ru/hashwell" },
      { name: "ВКонтакте", href: "https://vk.com/hashwell" },
      { name: "Facebook", href: "https://www.facebook.com/hashwell" },
    ],
  },
}
