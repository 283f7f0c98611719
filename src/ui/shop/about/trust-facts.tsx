import type { ComponentType } from "react"
import { ToDocument } from "#ui/site/operator.tsx"
import { TrustCell } from "./trust-cell.tsx"
import { useTrust } from "./use-trust.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./trust.module.css"

export interface TrustFactsProps {
  /** The component of a further fact, if the API offers it: <TrackRecord … />. */
  readonly Proof: ComponentType
}

/** Shows the company, its sites, the proof and the protection of accounts, side by side. */
export const TrustFacts = ({ Proof }: TrustFactsProps) => (
  <ul className={css.facts}>
    {useTrust().map(({ name, title, lines, link }) => (
      <TrustCell key={name} name={name} title={title}>
        <p className={patterns.quiet}>{lines.join(" ")}</p>
        {link && (
          <p>
            <ToDocument {...link} />
          </p>
        )}
      </TrustCell>
    ))}
    <Proof />
  </ul>
)
