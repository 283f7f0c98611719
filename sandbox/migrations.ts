import { cabinet } from "./migrations/cabinet.ts"
import { protection } from "./migrations/protection.ts"
import { purchases } from "./migrations/purchases.ts"
import type { Steps } from "./migrations/steps.ts"

/**
 * Migration steps in plain SQL. Each step runs once, in this order. The newest steps are here. If the file grows too long, all steps of a
 * period move to a separate file.
 * - Never edit a released step, but add a new one.
 * - Processes of the previous release keep running during the migration. A step that breaks these processes, for example by a renamed or
 *   removed column, needs a line in CHANGELOG.md: docs/operations.md.
 */
export const steps: Steps = [
  ...purchases,
  ...cabinet,
  ...protection,
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
    // One statement inserts all entries of a posting, so the trigger checks them once. A check for each row took a third of a large
    // statement's time.
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
    // Payouts write thousands of rows in one statement, and their indexes took a third of the time. Payouts and fees are nearly
    // all rows of an account, so an index by type helps only to find the others. Statements name type and unit literally, or the
    // planner would not use these indexes.
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
