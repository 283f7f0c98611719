import { figuresIn, withoutCounted } from "./shown-figures.ts"

/** Texts that look like figures but are not, with the reason. */
const exempt: readonly (readonly [text: RegExp, reason: string])[] = [
  [/(?:^|\t)(?:BTC|ETH|Prices|Цены) [−+]50? ?%/, "the name of a price that is assumed"],
  [/(?:^|prices |ценах )±\d\d ?%/, "how far the prices are apart that are assumed"],
  [/\+5 ?%(?: a month| в месяц|\/мес\.)/, "the name of a price that is assumed"],
  [/(?:rise by|растут на) 5 ?%/, "the name of a price that is assumed"],
  [/(?:per terahash|на терахеш)\./, "facts of the operator's settings"],
  [/(?:of one of these machines|такой машины)$/, "a fact of the operator's settings"],
  [/\b32 ETH\b/, "the size of a validator, which the network sets"],
]

/** Finds figures in lines outside of every mark. */
export const unmarkedIn = (lines: readonly string[], locale: string): readonly string[] =>
  lines
    .map((line) => line.replaceAll(/[\u00a0\u202f]/g, " ").trim())
    .filter((line) => !exempt.some(([text]) => text.test(line)))
    .filter((line) => figuresIn(withoutCounted(line), locale).length > 0)
