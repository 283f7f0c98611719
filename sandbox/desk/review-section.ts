import { html } from "hono/html"
import type { listReviews } from "#sandbox/rules/reviews.ts"
import { type DeskContext } from "./desk-context.ts"
import type { DeskList } from "./list-query.ts"
import { renderEmptyListText, renderPager } from "./listing.ts"
import { formatDeskTime } from "./sections.ts"

export type Review = Awaited<ReturnType<typeof listReviews>>[number]

export const renderReviewSection = (desk: DeskContext, listed: DeskList<Review>) => {
  const { t, locale } = desk
  return html`
  <section aria-labelledby="reviews">
    <h2 id="reviews">${t.reviews}</h2>
    ${
      listed.rows.length === 0
        ? renderEmptyListText(desk, t.noReviews)
        : html`<ul class="plain">${listed.rows.map(
            ({ name, email, content, rating, create_date }) => html`<li>
            <h3>${rating} / 5 · <bdi>${name}</bdi></h3>
            <p class="quiet"><bdi>${email}</bdi> · ${formatDeskTime(create_date, locale)}</p>
            <pre>${content}</pre>
          </li>`,
          )}</ul>`
    }
    ${renderPager(desk, "reviews", listed, t.reviews)}
  </section>`
}
