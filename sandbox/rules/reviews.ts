import type { Kysely } from "kysely"
import type { Tables } from "../tables.ts"

type NewReview = {
  readonly name: string
  readonly email: string
  readonly title: string
  readonly content: string
  readonly rating: number
}

export const keepReview = async (db: Kysely<Tables>, review: NewReview, now: number): Promise<void> => {
  await db.insertInto("review").values({ ...review, create_date: new Date(now) }).execute()
}

export const reviews = (db: Kysely<Tables>) => db.selectFrom("review").selectAll().orderBy("id", "desc").limit(50).execute()
