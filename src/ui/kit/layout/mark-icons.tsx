import { createIcon } from "./icons.tsx"

const disc = <circle cx="10" cy="10" r="7.25" />
const card = <rect x="2.25" y="4.5" width="15.5" height="11" rx="1.5" />

// The project's own simple drawings for the payment methods.

export const BitcoinMark = createIcon(
  disc,
  <path d="M8 6.75v6.5M8 6.75h2.5a1.6 1.6 0 0 1 0 3.25H8M10.5 10a1.6 1.6 0 0 1 0 3.25H8M9.25 5.5v1.25M9.25 13.25v1.25" />,
)
export const EthereumMark = createIcon(
  <path d="m10 2.25 4.75 7.5L10 12.5 5.25 9.75ZM5.25 12.5 10 17.75l4.75-5.25L10 15.25Z" />,
)
export const VisaMark = createIcon(card, <path d="m6.25 7.75 2.5 4.75 5-4.75" />)
export const MastercardMark = createIcon(
  card,
  <circle cx="8.25" cy="10" r="2.75" />,
  <circle cx="11.75" cy="10" r="2.75" />,
)
export const SepaMark = createIcon(disc, <path d="M12.75 7.4a3.5 3.5 0 1 0 0 5.2M6.25 9.2h4.5M6.25 10.8h4.5" />)
export const SwiftMark = createIcon(
  disc,
  <path d="M2.75 10h14.5M10 2.75c-4 4.25-4 10.25 0 14.5 4-4.25 4-10.25 0-14.5Z" />,
)
export const CardMark = createIcon(card, <path d="M2.25 8.25h15.5M5.25 12.5h3.25" />)
export const VoucherMark = createIcon(
  <path d="M2.5 5.75h15v3a1.25 1.25 0 0 0 0 2.5v3h-15v-3a1.25 1.25 0 0 0 0-2.5Z" />,
  <path d="M11.75 6v8" />,
)
