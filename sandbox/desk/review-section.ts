import { html } from "hono/html"
import type { reviews } from "../rules/reviews.ts"
import { time, type Words } from "./sections.ts"

export const reviewSection = ({ t, culture }: Words, rows: Awaited<ReturnType<typeof reviews>>) => html`
  <section aria-labelledby="reviews">
    <h2 id="reviews">${t.reviews}</h2>
    ${rows.length === 0
      ? html`<p class="quiet">${t.noReviews}</p>`
      : html`<ul class="plain">${rows.map(
          ({ name, email, content, rating, create_date }) => html`<li>
            <h3>${rating} / 5 · ${name}</h3>
            <p class="quiet">${email} · ${time(create_date, culture)}</p>
            <pre>${content}</pre>
          </li>`,
        )}</ul>`}
  </section>`
