import { type Kysely, sql } from "kysely"
import type { Tables } from "#sandbox/tables.ts"

type NewReview = {
  readonly name: string
  readonly email: string
  readonly title: string
  readonly content: string
  readonly rating: number
}

export const saveReview = async (db: Kysely<Tables>, review: NewReview, now: number): Promise<void> => {
  await db
    .insertInto("review")
    .values({ ...review, create_date: new Date(now) })
    .execute()
}

const selectReviews = (db: Kysely<Tables>, email: string) =>
  db.selectFrom("review").$if(email !== "", (query) => query.where("email", "ilike", email))

/** Returns reviews, newest first. `email` filters them by address. */
export const listReviews = (db: Kysely<Tables>, { email = "", limit = 50, offset = 0 } = {}) =>
  selectReviews(db, email).selectAll().orderBy("id", "desc").limit(limit).offset(offset).execute()

export const countReviews = async (db: Kysely<Tables>, email: string): Promise<number> =>
  (
    await selectReviews(db, email)
      .select(sql<number>`count(*)::integer`.as("total"))
      .executeTakeFirstOrThrow()
  ).total
