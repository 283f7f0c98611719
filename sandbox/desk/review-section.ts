import { html } from "hono/html"
import type { reviews } from "#sandbox/rules/reviews.ts"
import { type DeskTexts } from "./desk-texts.ts"
import type { DeskList } from "./list-query.ts"
import { emptyListText, listPager } from "./listing.ts"
import { timeText } from "./sections.ts"

export type Review = Awaited<ReturnType<typeof reviews>>[number]

export const reviewSection = (words: DeskTexts, listed: DeskList<Review>) => {
  const { t, culture } = words
  return html`
  <section aria-labelledby="reviews">
    <h2 id="reviews">${t.reviews}</h2>
    ${
      listed.rows.length === 0
        ? emptyListText(words, t.noReviews)
        : html`<ul class="plain">${listed.rows.map(
            ({ name, email, content, rating, create_date }) => html`<li>
            <h3>${rating} / 5 · <bdi>${name}</bdi></h3>
            <p class="quiet"><bdi>${email}</bdi> · ${timeText(create_date, culture)}</p>
            <pre>${content}</pre>
          </li>`,
          )}</ul>`
    }
    ${listPager(words, "reviews", listed, t.reviews)}
  </section>`
}
