import { html } from "hono/html"
import type { reviews } from "../rules/reviews.ts"
import type { Listed } from "./listing.ts"
import { nothing, parts } from "./listing.ts"
import { time, type Words } from "./sections.ts"

export type Review = Awaited<ReturnType<typeof reviews>>[number]

export const reviewSection = (words: Words, listed: Listed<Review>) => {
  const { t, culture } = words
  return html`
  <section aria-labelledby="reviews">
    <h2 id="reviews">${t.reviews}</h2>
    ${
      listed.rows.length === 0
        ? nothing(words, t.noReviews)
        : html`<ul class="plain">${listed.rows.map(
            ({ name, email, content, rating, create_date }) => html`<li>
            <h3>${rating} / 5 · ${name}</h3>
            <p class="quiet">${email} · ${time(create_date, culture)}</p>
            <pre>${content}</pre>
          </li>`,
          )}</ul>`
    }
    ${parts(words, "reviews", listed, t.reviews)}
  </section>`
}
