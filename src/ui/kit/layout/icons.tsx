import { createElement, type ReactNode } from "react"

export interface IconProps {
  readonly size?: number | undefined
}

/** Creates an icon whose shapes are drawn as lines on a square of 20 units. */
export const createIcon =
  (...shapes: ReadonlyArray<ReactNode>) =>
  ({ size = 20 }: IconProps) =>
    createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: "0 0 20 20",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: "1.5",
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": "true",
        focusable: "false",
      },
      ...shapes,
    )

const disc = <circle cx="10" cy="10" r="7.25" />

export const CheckIcon = createIcon(<path d="m4 10.5 4 4 8-9" />)
export const CrossIcon = createIcon(<path d="m5 5 10 10M15 5 5 15" />)
export const InfoIcon = createIcon(disc, <path d="M10 9.25v4.5M10 6.4v.1" />)
export const OkIcon = createIcon(disc, <path d="m6.75 10.25 2.25 2.25 4.25-4.75" />)
export const WarnIcon = createIcon(<path d="M10 2.75 18 16.5H2Z" />, <path d="M10 8v3.75M10 14.1v.1" />)
export const DangerIcon = createIcon(
  <path d="M6.9 2.75h6.2l4.15 4.15v6.2l-4.15 4.15H6.9L2.75 13.1V6.9Z" />,
  <path d="M10 6.25V11M10 13.6v.1" />,
)
export const IdleIcon = createIcon(<circle cx="10" cy="10" r="7.25" strokeDasharray="2.5 3" />)
export const CopyIcon = createIcon(
  <rect x="7" y="7" width="9.5" height="9.5" rx="1.5" />,
  <path d="M13 7V3.5H3.5V13H7" />,
)
export const ChevronRightIcon = createIcon(<path d="m8 4.5 5.5 5.5L8 15.5" />)
export const SystemThemeIcon = createIcon(
  <circle cx="10" cy="10" r="6.75" />,
  <path d="M10 3.25v13.5M10 6l3.5-1.5M10 10h6.75M10 14l3.5 1.5" />,
)
export const LightThemeIcon = createIcon(
  <circle cx="10" cy="10" r="3.5" />,
  <path d="M10 2.5v1.75M10 15.75v1.75M2.5 10h1.75M15.75 10h1.75M4.7 4.7l1.2 1.2M14.1 14.1l1.2 1.2M4.7 15.3l1.2-1.2M14.1 5.9l1.2-1.2" />,
)
export const DarkThemeIcon = createIcon(<path d="M16.5 11.9A7 7 0 0 1 8.1 3.5a7 7 0 1 0 8.4 8.4Z" />)
export const ExternalLinkIcon = createIcon(<path d="M8 4.5H4.5v11h11V12M11 4.5h4.5V9M15.5 4.5 9.5 10.5" />)
export const DownIcon = createIcon(<path d="m4.5 7.5 5.5 5.5 5.5-5.5" />)
export const StarIcon = createIcon(
  <path d="m10 2.75 2.2 4.6 5 .65-3.65 3.5.9 5L10 14.05 5.55 16.5l.9-5L2.8 8l5-.65Z" />,
)
