import type { Steps } from "./steps.ts"

/** Protection of accounts, and the columns that orders and withdrawals got at the same time. */
export const protection: Steps = [
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
]
