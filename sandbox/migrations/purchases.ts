import type { Steps } from "./steps.ts"

/** The first tables: accounts, codes, orders with their payments, and the ledger. */
export const purchases: Steps = [
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
]
