import { texts } from "#sandbox/desk/texts.ts"
import type { FaultKind } from "#sandbox/faults.ts"
import type { Locale } from "#domain/shared/currency.ts"
import type { Exchange, OnApp } from "#scripts/paths/app/on-app.ts"
import { templates } from "#scripts/paths/words/templates.ts"

/** The samples were written then: what ends in them has not ended yet. */
const sampleTime = { "en-US": "11/21/2026, 10:00 AM", "ru-RU": "21.11.2026 10:00" } as const
const always = 1000
const deskPath = "/sandbox"

/** The desk's controls, with the words it has in this language. */
export const deskSteps = (locale: Locale) => {
  const desk = texts[locale]
  const words = templates[locale]
  const { quote } = words

  const kindOf = ({
    reply,
  }: Exchange): { readonly kind: FaultKind; readonly more?: readonly (readonly [string, string])[] } => {
    if (reply === "no connection") return { kind: "drop" }
    if (reply === "no answer") return { kind: "slow", more: [[desk.milliseconds, "60000"]] }
    const own = reply === "no code" ? { status: 403, body: { code: "tfa" } } : reply
    return "fault" in own ? { kind: own.fault } : { kind: "response", more: [[desk.ownResponse, JSON.stringify(own)]] }
  }

  const failure = (exchange: Exchange, times: number): string => {
    const { kind, more = [] } = kindOf(exchange)
    return words.failure(
      quote(desk.faults),
      [
        [desk.path, `/api/v1${exchange.path}`],
        [desk.method, exchange.method],
        [desk.kind, quote(desk.kinds[kind])],
        [desk.count, String(times)],
        ...more,
      ],
      quote(desk.addFault),
    )
  }

  return {
    /** A sandbox in the language, at the time of the samples, with the customer of the flow. */
    begin: ({ signedIn, profile, remembered = {} }: OnApp): readonly string[] => [
      words.start(deskPath),
      words.language(quote(locale === "ru-RU" ? "Русский" : "English")),
      words.noFailures(quote(desk.faults), quote(desk.clearFaults)),
      words.clock(quote(desk.clock), quote(desk.clockAt), sampleTime[locale], quote(desk.setClock)),
      signedIn
        ? words.persona(
            quote(desk.personas),
            quote(desk.personaNames[profile?.["isPartner"] ? "partner" : "verified"]),
            deskPath,
          )
        : words.signedOut,
      ...Object.entries(remembered).map(([key, text]) =>
        words.remembered(`sessionStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(text)})`),
      ),
    ],
    /** In the order of the calls; the last response to a call is also the response to every further one. */
    answers: (exchanges: readonly Exchange[]): readonly string[] =>
      exchanges.map((exchange, index) => {
        const isLast = exchanges
          .slice(index + 1)
          .every(({ method, path }) => method !== exchange.method || path !== exchange.path)
        return failure(exchange, isLast ? always : 1)
      }),
  }
}
