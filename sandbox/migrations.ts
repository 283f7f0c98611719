// cspell:words fkey
import { setTimeout as wait } from "node:timers/promises"
import { sql, type Kysely } from "kysely"
import { second } from "./clock.ts"
import { StartFailure } from "./start-failures.ts"
import type { Tables } from "./tables.ts"

type Steps = readonly (readonly [name: string, statements: string])[]

/**
 * Migration steps in plain SQL. Each runs once, in this order.
 * - Never edit a released step, but add a new one.
 * - Processes of the previous release keep running during the migration. A step that breaks them (because it renames, removes or requires
 *   something) needs a line in CHANGELOG.md: docs/operations.md.
 */
export const steps: Steps = [
  [
    "accounts",
    `
    create table setting (key text primary key, value text not null);
    create table customer (
      id uuid primary key, email text not null unique, password_hash text,
      first_name text, last_name text, country text, bitcoin_address text, ethereum_address text,
      culture text not null, currency_id text not null,
      is_demo boolean not null default false, is_partner boolean not null default false,
      is_kyc boolean not null default false, referral_code text,
      tfa_enabled boolean not null default false, email_confirmed boolean not null default false,
      failed_sign_ins integer not null default 0, failed_since timestamptz,
      analytics text, create_date timestamptz not null);
    create table session (
      id uuid primary key, user_id uuid not null references customer, create_date timestamptz not null,
      revoked boolean not null default false);
    create table token (
      hash text primary key, kind text not null, session_id uuid not null references session,
      expire_date timestamptz not null, use_date timestamptz);
    create table mail_token (
      hash text primary key, user_id uuid not null references customer, expire_date timestamptz not null,
      superseded boolean not null default false);
    create table mail (
      id integer generated always as identity primary key, recipient text not null, culture text not null,
      subject text not null, body text not null, link text not null, create_date timestamptz not null)`,
  ],
  [
    "shop",
    `
    create table referral_code (
      code text primary key, discount_percent numeric not null, discount_duration integer,
      active boolean not null, sale boolean not null, own boolean not null);
    create table referral_limit (
      code text not null references referral_code, product_id text not null,
      total numeric not null, used numeric not null, primary key (code, product_id));
    create table customer_order (
      id uuid primary key, number integer generated always as identity (start with 100001) unique,
      owner_id uuid references customer, state text not null, state_update timestamptz not null,
      create_date timestamptz not null, expire_date timestamptz not null,
      code text, discount_percent numeric not null, discount_expire_date timestamptz,
      item_id uuid not null, product_id text not null,
      quantity numeric not null check (quantity > 0), cost numeric not null check (cost > 0),
      received numeric not null default 0 check (received >= 0), accepted_quantity numeric not null default 0,
      invoice_id uuid, hidden boolean not null default false, fingerprint text not null, analytics text);
    create index on customer_order (owner_id, create_date desc);
    create table invoice (
      id uuid primary key, order_id uuid not null references customer_order, payment_type text not null,
      currency_id text not null, address text not null, rate numeric not null check (rate > 0),
      received numeric not null default 0, remain numeric not null check (remain >= 0),
      create_date timestamptz not null, expire_date timestamptz not null,
      unique (order_id, payment_type, currency_id));
    create table payment (
      id uuid primary key, order_id uuid not null references customer_order,
      invoice_id uuid not null references invoice, payment_type text not null, currency_id text not null,
      amount numeric not null check (amount > 0), external_id text, create_date timestamptz not null);
    create table contract (
      id uuid primary key, user_id uuid not null references customer,
      order_id uuid not null unique references customer_order, product_id text not null,
      quantity numeric not null check (quantity > 0), start_date timestamptz not null, end_date timestamptz);
    create index on contract (user_id, start_date desc)`,
  ],
  [
    "ledger",
    `
    create table posting (
      id integer generated always as identity primary key, reason text not null,
      order_id uuid not null references customer_order, create_date timestamptz not null);
    create table ledger_entry (
      posting_id integer not null references posting, account text not null, currency text not null,
      amount numeric not null check (amount <> 0));
    create index on ledger_entry (posting_id);
    create function posting_balances() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from ledger_entry where posting_id = new.posting_id
                 group by currency having sum(amount) <> 0) then
        raise exception 'posting % does not sum to zero', new.posting_id;
      end if;
      return null;
    end $$;
    create constraint trigger posting_balances after insert on ledger_entry
      deferrable initially deferred for each row execute function posting_balances()`,
  ],
  [
    "magic codes",
    `
    insert into referral_code (code, discount_percent, discount_duration, active, sale, own) values
      ('WELCOME10', 10, 12, true, false, false), ('PARTNER0', 0, null, true, false, false),
      ('SALE20', 20, null, true, true, false), ('USEDUP30', 30, null, true, true, false),
      ('ENDED15', 15, 12, false, false, false), ('MYOWN10', 10, 12, true, false, true);
    insert into referral_limit (code, product_id, total, used) values
      ('SALE20', 'btc-limited', 1000, 950), ('USEDUP30', 'btc-limited', 500, 500)`,
  ],
  [
    "recovery",
    `
    create table recovery_token (
      hash text primary key, user_id uuid not null references customer, expire_date timestamptz not null,
      used boolean not null default false);
    create index on recovery_token (user_id);
    create table recovery_request (email text primary key, asked integer not null, since timestamptz not null)`,
  ],
  [
    "two-factor",
    `
    alter table customer add tfa_secret text, add tfa_last_step integer,
      add failed_codes integer not null default 0, add failed_codes_since timestamptz`,
  ],
  [
    "token successors",
    `
    alter table token add grant_id uuid, add parent_hash text;
    create index on token (parent_hash)`,
  ],
  [
    "operations",
    `
    alter table posting alter order_id drop not null;
    alter table contract add paid_days integer not null default 0;
    create table operation (
      number bigint generated always as identity unique, id uuid primary key,
      user_id uuid not null references customer, operation_type text not null, currency_id text not null,
      amount numeric not null check (amount > 0), contract_id uuid references contract,
      quantity numeric, unit text, fee_id uuid, create_date timestamptz not null, operation_date timestamptz not null,
      state text not null, state_reason text, state_update timestamptz not null, address text, hash text);
    create index on operation (user_id, operation_date desc, number desc);
    create index on operation (user_id, operation_type, operation_date desc, number desc);
    create index on operation (user_id) where state in ('Created', 'Pending');
    create table account_balance (
      account text not null, currency text not null, amount numeric not null, primary key (account, currency));
    create function keep_balances() returns trigger language plpgsql as $$
    begin
      insert into account_balance as kept
        select account, currency, sum(amount) from added where account like 'balance:%'
        group by account, currency order by account, currency
        on conflict (account, currency) do update set amount = kept.amount + excluded.amount;
      if exists (select 1 from account_balance kept join added using (account, currency) where kept.amount < 0) then
        raise exception 'overdrawn';
      end if;
      return null;
    end $$;
    create trigger keep_balances after insert on ledger_entry
      referencing new table as added for each statement execute function keep_balances()`,
  ],
  [
    "partner programme",
    `
    alter table referral_code add owner_id uuid references customer, add create_date timestamptz;
    create index on referral_code (owner_id);
    create index on customer (referral_code);
    create index on customer_order (code);
    create table reward (
      id uuid primary key, code text not null references referral_code, owner_id uuid not null references customer,
      referral_id uuid not null references customer, order_id uuid not null unique references customer_order,
      currency_id text not null, amount numeric not null check (amount > 0),
      create_date timestamptz not null, pay_date timestamptz not null, paid boolean not null default false);
    create index on reward (owner_id, create_date desc);
    create table review (
      id integer generated always as identity primary key, name text not null, email text not null,
      title text not null, content text not null, rating integer not null check (rating between 1 and 5),
      create_date timestamptz not null)`,
  ],
  [
    "demo cabinets",
    `
    create table demo_cabinet (
      id uuid primary key, user_id uuid not null unique references customer, state text not null,
      assign_date timestamptz)`,
  ],
  [
    "attempts by address",
    `
    create table sign_in_attempt (email text primary key, failed integer not null, since timestamptz not null)`,
  ],
  [
    "order actions",
    `
    alter table payment alter invoice_id drop not null;
    alter table customer_order add bonus_quantity numeric not null default 0 check (bonus_quantity >= 0),
      add bonus_until timestamptz`,
  ],
  [
    "payment methods",
    `
    alter table invoice alter column address drop not null,
      add open boolean not null default true, add state text not null default 'Created', add checkout_url text,
      add reference text, add description text, add masked_pan text, add card text,
      add need_confirmation boolean not null default false, add wrong_codes integer not null default 0,
      add settle_date timestamptz, add reject_date timestamptz, add sent_date timestamptz;
    alter table invoice drop constraint invoice_order_id_payment_type_currency_id_key;
    create unique index invoice_open on invoice (order_id, payment_type, currency_id) where open;
    create table voucher (
      pin text primary key, order_id uuid not null references customer_order, create_date timestamptz not null)`,
  ],
  [
    "remainders",
    `
    alter table customer_order add credit_coin text, add credit_rate numeric check (credit_rate > 0),
      add short numeric not null default 0 check (short >= 0), add short_coin text;
    update customer_order set credit_coin = invoice.currency_id, credit_rate = invoice.rate from invoice
      where invoice.id = customer_order.invoice_id and invoice.currency_id in ('btc', 'eth') and customer_order.received > 0;
    alter table payment add late boolean not null default false;
    alter table operation add order_id uuid references customer_order, add order_number integer;
    create index on operation (order_id)`,
  ],
  [
    "indexes",
    `
    create index on session (user_id);
    create index on token (session_id);
    create index on mail_token (user_id);
    create index on invoice (order_id);
    create index on payment (order_id, create_date, id);
    create index on payment (invoice_id);
    create index on contract (order_id);
    create index on posting (order_id);
    create index on reward (code);
    create index on reward (owner_id, pay_date) where not paid;
    create index on reward (referral_id);
    create index on operation (contract_id);
    create index on voucher (order_id);
    create index on mail (recipient, id desc);
    create index on customer_order (owner_id, create_date desc, number desc) where not hidden;
    create index on customer_order (number desc) where state in ('Issued', 'UnderPaid');
    create index on operation (user_id, unit, operation_date desc, number desc) where unit is not null`,
  ],
  [
    "payout totals",
    `
    create table payout_total (
      user_id uuid not null references customer, unit text not null,
      bonuses numeric not null, fees numeric not null, operations integer not null, primary key (user_id, unit));
    create function keep_payout_totals() returns trigger language plpgsql as $$
    begin
      insert into payout_total as kept
        select user_id, unit, coalesce(sum(amount) filter (where operation_type = 'Bonus'), 0),
          coalesce(sum(amount) filter (where operation_type <> 'Bonus'), 0), count(*)
        from added where unit is not null group by user_id, unit order by user_id, unit
        on conflict (user_id, unit) do update set bonuses = kept.bonuses + excluded.bonuses,
          fees = kept.fees + excluded.fees, operations = kept.operations + excluded.operations;
      return null;
    end $$;
    create trigger keep_payout_totals after insert on operation
      referencing new table as added for each statement execute function keep_payout_totals();
    insert into payout_total
      select user_id, unit, coalesce(sum(amount) filter (where operation_type = 'Bonus'), 0),
        coalesce(sum(amount) filter (where operation_type <> 'Bonus'), 0), count(*)
      from operation where unit is not null group by user_id, unit`,
  ],
  [
    "changed addresses",
    `
    alter table customer add was_confirmed boolean not null default false`,
  ],
  [
    "known devices",
    `
    alter table sign_in_attempt add device text not null default '';
    alter table sign_in_attempt alter device drop default;
    alter table sign_in_attempt drop constraint sign_in_attempt_pkey;
    alter table sign_in_attempt add primary key (email, device);
    create table known_device (
      hash text not null, user_id uuid not null references customer, use_date timestamptz not null, primary key (hash, user_id));
    create index on known_device (user_id, use_date desc)`,
  ],
  [
    "unconfirmed payments",
    `
    alter table customer_order add unconfirmed_id uuid, add unconfirmed_coin text,
      add unconfirmed_amount numeric check (unconfirmed_amount > 0), add unconfirmed_date timestamptz`,
  ],
  [
    "withdrawal fees",
    `
    alter table operation add fee numeric check (fee >= 0), add pending_date timestamptz`,
  ],
  [
    "browsers of sessions",
    `
    alter table session add browser text, add system text, add country text`,
  ],
  [
    "recovery codes",
    `
    create table recovery_code (
      user_id uuid not null references customer, hash text not null, use_date timestamptz, primary key (user_id, hash))`,
  ],
  [
    "two-factor resets",
    `
    create table two_factor_reset (
      id uuid primary key, user_id uuid not null references customer, cancel_hash text not null unique,
      due_date timestamptz not null, end_date timestamptz);
    create index on two_factor_reset (user_id);
    create unique index on two_factor_reset (user_id) where end_date is null;
    alter table customer add withdrawals_locked_until timestamptz`,
  ],
  [
    "labels of codes",
    `
    alter table referral_code add label text check (char_length(label) between 1 and 40)`,
  ],
  [
    "address book",
    `
    create table saved_address (
      id uuid primary key, user_id uuid not null references customer, coin text not null, name text not null, address text not null,
      replaces uuid references saved_address on delete set null, available_date timestamptz not null);
    create index on saved_address (user_id);
    create index on saved_address (replaces);
    alter table customer add book_on boolean not null default false, add book_off_date timestamptz`,
  ],
  [
    "security log",
    `
    create table security_event (
      id bigint generated always as identity primary key, user_id uuid not null references customer, type text not null,
      create_date timestamptz not null, browser text, system text, country text);
    create index on security_event (user_id, id desc)`,
  ],
  [
    "passkeys",
    `
    create table passkey (
      id uuid primary key, user_id uuid not null references customer, credential_id text not null unique, public_key text not null,
      counter bigint not null, transports text[] not null, name text not null, create_date timestamptz not null,
      use_date timestamptz);
    create index on passkey (user_id);
    create table passkey_challenge (
      hash text primary key, user_id uuid references customer, expire_date timestamptz not null);
    create index on passkey_challenge (user_id);
    create index on passkey_challenge (expire_date)`,
  ],
  [
    "e-mail changes",
    `
    create table email_change (
      id integer generated always as identity primary key, user_id uuid not null references customer,
      old_email text not null, new_email text not null, due_date timestamptz not null,
      confirm_hash text not null unique, undo_hash text unique,
      confirm_date timestamptz, end_date timestamptz, undo_date timestamptz);
    create index on email_change (user_id);
    create index on email_change (old_email);
    create unique index on email_change (user_id) where confirm_date is null and end_date is null and undo_date is null`,
  ],
  [
    "exact remainders",
    `
    alter table customer_order rename column credit_rate to credit_dollars;
    alter table customer_order add credit_coins numeric not null default 1 check (credit_coins > 0)`,
  ],
  [
    "who saw the secret of two-factor",
    `
    alter table customer add tfa_secret_date timestamptz, add tfa_secret_session uuid`,
  ],
  [
    "salts of recovery codes",
    `
    alter table recovery_code add salt text`,
  ],
  [
    "former addresses",
    `
    create table former_email (
      user_id uuid not null references customer, email text not null, until_date timestamptz not null, primary key (user_id, email))`,
  ],
  [
    "links of letters about security",
    `
    alter table recovery_token add warn_date timestamptz, add warned_email text`,
  ],
  [
    "currencies of receipts",
    `
    alter table customer_order add receipt_currency text;
    update customer_order set receipt_currency = customer.currency_id from customer
      where customer.id = customer_order.owner_id and customer_order.state = 'Completed'`,
  ],
  [
    "prices of orders, stakes of twelve months",
    `
    alter table customer_order add unit_price numeric check (unit_price > 0);
    update customer_order set unit_price = case product_id when 'btc-limited' then 28.5 when 'btc-unlimited' then 19.9
      when 'btc-classic' then 24.75 when 'eth-limited' then 0.95 when 'eth-unlimited' then 0.62 else 3250 end;
    alter table customer_order alter unit_price set not null;
    update contract set end_date = start_date + interval '12 months' * (paid_days / 365 + 1)
      where product_id = 'eth2-staking' and end_date is null`,
  ],
  [
    "tickets of exports",
    `
    create table export_ticket (
      hash text primary key, session_id uuid not null references session, request text not null, expire_date timestamptz not null);
    create index on export_ticket (session_id);
    create index on export_ticket (expire_date)`,
  ],
  [
    // The columns that counted wrong codes before this step stay, because a server of the previous version may still be running.
    "wrong codes by source",
    `
    create table code_attempt (
      user_id uuid not null references customer, source text not null, failed integer not null, since timestamptz not null,
      primary key (user_id, source))`,
  ],
  [
    "withdrawals in the security log",
    `
    alter table security_event add operation_id uuid references operation;
    create index on security_event (operation_id)`,
  ],
  [
    // All entries of a posting are inserted by one statement, and the trigger checks them once. A check for each row took a third of a
    // large statement's time.
    "balance of postings by statement",
    `
    drop trigger posting_balances on ledger_entry;
    drop function posting_balances;
    create function entries_balance() returns trigger language plpgsql as $$
    declare wrong integer;
    begin
      select posting_id into wrong from added group by posting_id, currency having sum(amount) <> 0 limit 1;
      if found then
        raise exception 'posting % does not sum to zero', wrong;
      end if;
      return null;
    end $$;
    create trigger entries_balance after insert on ledger_entry
      referencing new table as added for each statement execute function entries_balance()`,
  ],
  [
    // Payouts write thousands of rows at once, and their indexes took a third of the time. Payouts and fees are nearly all rows of an account,
    // so an index by type helps only to find the others. Statements name type and unit literally, or the planner would not use these indexes.
    "indexes without payouts",
    `
    drop index operation_order_id_idx;
    drop index operation_user_id_operation_date_number_idx;
    drop index operation_user_id_operation_type_operation_date_number_idx;
    drop index operation_user_id_unit_operation_date_number_idx;
    create index operation_order on operation (order_id) where order_id is not null;
    create index operation_history on operation (user_id, operation_date desc, number desc) include (operation_type);
    create index operation_withdrawals on operation (user_id, operation_date desc, number desc)
      where operation_type = 'Withdrawal';
    create index operation_staking on operation (user_id, operation_date desc, number desc) where unit = 'eth2';
    create index operation_bonuses on operation (user_id, unit, operation_date desc, number desc)
      where operation_type = 'Bonus' and unit is not null`,
  ],
]

/** Runs the missing steps in one transaction. If two servers start at once, one waits for the other's lock. */
const migrateOnce = (db: Kysely<Tables>, schema: string, all: Steps): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('sandbox'), hashtext(${schema}))`.execute(tx)
    // A waiting step would make all calls wait behind it, so the step gives up after two seconds.
    await sql`set local lock_timeout to '2s'`.execute(tx)
    await sql`create schema if not exists ${sql.id(schema)}`.execute(tx)
    await sql`set local search_path to ${sql.id(schema)}`.execute(tx)
    await sql`create table if not exists migration (name text primary key)`.execute(tx)
    const done = await sql<{ name: string }>`select name from migration`.execute(tx)
    const names = new Set(done.rows.map((row) => row.name))
    // An older version would write invalid rows into a schema that a newer version has changed.
    const unknown = done.rows.find(({ name }) => all.every(([known]) => known !== name))
    if (unknown)
      throw new StartFailure(
        `A newer version has upgraded this database ("${unknown.name}"). Start that version, or restore a back-up.`,
      )
    for (const [name, statements] of all) {
      if (names.has(name)) continue
      await sql.raw(statements).execute(tx)
      await sql`insert into migration (name) values (${name})`.execute(tx)
    }
  })

/** Returns true if a back-up or calls of another process use the table, or if there is a deadlock with one of them. */
const isBusy = (failure: unknown): boolean =>
  failure instanceof Error && "code" in failure && (failure.code === "55P03" || failure.code === "40P01")

/**
 * Creates what is missing in the schema. Processes of the previous release may still be running, so the migration repeats until it gets
 * each lock.
 */
export const migrate = async (db: Kysely<Tables>, schema: string, all: Steps = steps): Promise<void> => {
  for (;;) {
    try {
      return await migrateOnce(db, schema, all)
    } catch (failure) {
      if (!isBusy(failure)) throw failure
      await wait(second)
    }
  }
}
