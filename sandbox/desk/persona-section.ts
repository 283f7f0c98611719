import { html } from "hono/html"
import type { DeskContext } from "./desk-context.ts"
import { personaNames, personaPassword } from "./personas.ts"

export const renderPersonaSection = ({ t }: DeskContext) => html`
  <section aria-labelledby="personas">
    <h2 id="personas">${t.personas}</h2>
    <p class="quiet">${t.personasNote} <code>${personaPassword}</code></p>
    <form method="post" action="/sandbox/personas">
      <ul class="plain">${personaNames.map(
        (name) => html`<li>
          <button name="persona" value="${name}" aria-describedby="persona-${name}">${t.personaNames[name]}</button>
          <p class="quiet" id="persona-${name}">${t.personaNotes[name]}</p>
        </li>`,
      )}</ul>
    </form>
  </section>`
