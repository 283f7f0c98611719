import { sql } from "kysely"
import type { Database } from "#sandbox/database.ts"

/** A row before and after a statement. Null if there is no such row. */
type Change = { readonly place: string; readonly old: Row | null; readonly new: Row | null }
export type Row = Readonly<Record<string, unknown>>
export type Difference = { readonly place: string; readonly sign: "-" | "+"; readonly row: Row }

const setUp = [
  `create table change_note (number bigserial primary key, place text not null, old jsonb, new jsonb)`,
  `create function note_change() returns trigger language plpgsql as $$
  begin
    if current_setting('hashwell.undoing', true) is distinct from 'on' then
      insert into change_note (place, old, new) values (tg_table_name,
        case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
    end if;
    return null;
  end $$`,
  // The primary key identifies a row. All columns identify a row of a table without a key.
  `create table row_key as
    select tablename::text as place, (
      select string_agg(quote_ident(attname), ',') from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
        where indrelid = format('%I.%I', schemaname, tablename)::regclass and indisprimary) as columns
      from pg_tables where schemaname = current_schema() and tablename <> 'change_note'`,
  `create function undo_changes() returns void language plpgsql as $$
  declare note record; found text;
  begin
    perform set_config('hashwell.undoing', 'on', true);
    for note in select change_note.*, coalesce(columns, 'to_jsonb(changed)') as key, columns
        from change_note join row_key using (place) order by number desc loop
      found := format('from %1$I changed where (%2$s) = (select %2$s from jsonb_populate_record(null::%1$I, $1) changed)',
        note.place, note.key);
      if note.old is null then
        execute 'delete ' || found using note.new;
      elsif note.new is null then
        execute format('insert into %1$I overriding system value
          select * from jsonb_populate_record(null::%1$I, $1)', note.place) using note.old;
      elsif note.old <> note.new then
        -- Only what changed: an identity cannot be written.
        execute format('update %1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$I, $2))
          where ctid = (select ctid %3$s)', note.place,
          (select string_agg(quote_ident(key), ',') from jsonb_each(note.old) where value <> note.new -> key), found)
          using note.new, note.old;
      end if;
    end loop;
    truncate change_note;
  end $$`,
  `do $$ declare name text;
  begin
    for name in select tablename from pg_tables where schemaname = current_schema() and tablename not in ('change_note', 'row_key') loop
      execute format('create trigger zz_note after insert or update or delete on %I
        for each row execute function note_change()', name);
    end loop;
  end $$`,
] as const

/** Returns for each row how many more or fewer there are after the changes. */
const countsOf = (changes: readonly Change[]) => {
  const counts = new Map<string, { readonly place: string; readonly row: Row; count: number }>()
  const add = (place: string, row: Row | null, by: number) => {
    if (row === null) return
    const key = JSON.stringify([place, row])
    const known = counts.get(key) ?? { place, row, count: 0 }
    known.count += by
    counts.set(key, known)
  }
  for (const { place, old, new: now } of changes) {
    add(place, old, -1)
    add(place, now, 1)
  }
  return [...counts.values()]
}

/**
 * Records every change of a row from now on, so that changes can be compared and undone. Undoing is faster than creating new customers for
 * each run.
 */
export const recordChanges = async (db: Database["db"]) => {
  for (const statement of setUp) await sql.raw(statement).execute(db)
  return {
    /** Returns the changes since the last undo, in the order in which they were made, without changes that cancel each other. */
    read: async (): Promise<readonly Difference[]> => {
      const { rows } = await sql<Change>`select place, old, new from change_note order by number`.execute(db)
      return countsOf(rows).flatMap(({ place, row, count }) =>
        Array.from({ length: Math.abs(count) }, () => ({
          place,
          row,
          sign: count < 0 ? ("-" as const) : ("+" as const),
        })),
      )
    },
    undo: async (): Promise<void> => {
      await sql`select undo_changes()`.execute(db)
    },
  }
}
