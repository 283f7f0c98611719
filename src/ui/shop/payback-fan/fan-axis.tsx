import { useTranslation } from "react-i18next"
import type { Instant } from "#domain/shared/schema.ts"
import type { PaybackFan } from "#domain/shop/payback-fan.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { breakEvenDate } from "#ui/shop/estimate/break-even-date.ts"
import css from "./payback-fan.module.css"

interface Props {
  readonly fan: PaybackFan
  readonly start: Instant
  readonly isBought: boolean
  /** A day as a part of the width, in percent. */
  readonly x: (day: number) => string
}

interface Label {
  readonly day: number
  readonly text: string
  /** A share of the axis on a phone, from 0 to 1. */
  readonly width: number
  readonly className?: string | undefined
}

/** On a phone a letter is about a fiftieth of the axis. */
const widthOf = (text: string) => (text.length + 1) / 50

/** The edges that a label keeps to, as parts of the axis. */
const placeOf = ({ day, width }: Label, days: number) => {
  const start = Math.min(Math.max(0, day / days - width / 2), 1 - width)
  return { start, end: start + width }
}

/** Those that fit beside the ones before them. */
const fitting = (labels: ReadonlyArray<Label>, days: number): ReadonlyArray<Label> =>
  labels.reduce<ReadonlyArray<Label>>((kept, label) => {
    const { start, end } = placeOf(label, days)
    const isFree = kept.every((other) => {
      const taken = placeOf(other, days)
      return end <= taken.start || start >= taken.end
    })
    return isFree ? [...kept, label] : kept
  }, [])

/** From the most important on: the day that covers the cost, the first and the last, and months between them. */
const useLabels = ({ fan, start, isBought }: Omit<Props, "x">): ReadonlyArray<Label> => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  const { ticks, past, paidBackDay, feeTakesAllDay } = fan
  const { day: days, month: months } = ticks.at(-1)!
  const now = past.at(-1)!.day
  const label = (day: number, text: string, className?: string): Label => ({
    day,
    text,
    width: widthOf(text),
    className,
  })
  const dated = (day: number, isDay: boolean) => {
    const date = breakEvenDate(start, day)
    return isDay ? format.day(date) : format.month(date)
  }
  const between = ticks.filter(({ month }) => month === 6 || month === 12)
  return fitting(
    [
      ...(paidBackDay === null ? [] : [label(paidBackDay, dated(paidBackDay, true), css.when)]),
      label(now, t("fan.now")),
      ...(feeTakesAllDay === null ? [] : [label(feeTakesAllDay, dated(feeTakesAllDay, false))]),
      label(days, isBought ? dated(days, false) : format.count(months)),
      ...(isBought ? [label(0, dated(0, false))] : []),
      ...(isBought ? [] : between.map(({ month, day }) => label(day, t("fan.months", { count: month })))),
    ],
    days,
  )
}

/** One tick for each month that has a figure, and the days that matter below them. */
export const FanAxis = ({ x, ...props }: Props) => {
  const { ticks } = props.fan
  const { day: days } = ticks.at(-1)!
  return (
    <g className={css.axis}>
      <line x2="100%" y1="100%" y2="100%" />
      <svg y="100%" width="100%" height="10" overflow="visible">
        {ticks.map(({ month, day }) => (
          <line key={month} x1={x(day)} x2={x(day)} y2={month % 6 === 0 || day === days ? 10 : 6} />
        ))}
        {useLabels(props).map((label) => {
          const { start, end } = placeOf(label, days)
          const anchor = start === 0 ? "start" : end === 1 ? "end" : "middle"
          const at = { start: "0", middle: x(label.day), end: "100%" }[anchor]
          return (
            <text key={label.day} className={label.className} x={at} y="26" textAnchor={anchor}>
              {label.text}
            </text>
          )
        })}
      </svg>
    </g>
  )
}
