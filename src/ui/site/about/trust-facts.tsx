import { ToDocument } from "#ui/site/operator.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./trust.module.css"
import { useTrust } from "./use-trust.ts"

/** Who, where and how accounts are protected, side by side. */
export const TrustFacts = () => (
  <ul className={css.facts}>
    {useTrust().map(({ name, title, lines, link }) => (
      <li key={name}>
        <p className={patterns.note}>{name}</p>
        <h3>{title}</h3>
        <p className={patterns.quiet}>{lines.join(" ")}</p>
        {link && (
          <p>
            <ToDocument {...link} />
          </p>
        )}
      </li>
    ))}
  </ul>
)
