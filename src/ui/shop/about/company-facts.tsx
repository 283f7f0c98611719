import type { ComponentType } from "react"
import { ToDocument } from "#ui/site/operator.tsx"
import { FactCell } from "./fact-cell.tsx"
import { useCompanyFacts } from "./use-company-facts.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./company-facts.module.css"

export interface CompanyFactsProps {
  /** The component of one more fact, if the API offers it, such as `TrackRecord`. */
  readonly TrackRecord: ComponentType
}

/** Shows the company, its sites, the proof and the protection of accounts, side by side. */
export const CompanyFacts = ({ TrackRecord }: CompanyFactsProps) => (
  <ul className={css.facts}>
    {useCompanyFacts().map(({ name, title, lines, link }) => (
      <FactCell key={name} name={name} title={title}>
        <p className={patterns.quiet}>{lines.join(" ")}</p>
        {link && (
          <p>
            <ToDocument {...link} />
          </p>
        )}
      </FactCell>
    ))}
    <TrackRecord />
  </ul>
)
