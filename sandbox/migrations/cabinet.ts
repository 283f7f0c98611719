// cspell:words fkey
import type { Steps } from "./steps.ts"

/** Payouts and withdrawals, partners, demo cabinets, and the columns of payment methods besides crypto. */
export const cabinet: Steps = [
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
]
