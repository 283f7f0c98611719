SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE SCHEMA hashwell;
CREATE FUNCTION hashwell.keep_balances() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION hashwell.posting_balances() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if exists (select 1 from ledger_entry where posting_id = new.posting_id
                 group by currency having sum(amount) <> 0) then
        raise exception 'posting % does not sum to zero', new.posting_id;
      end if;
      return null;
    end $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE hashwell.account_balance (
    account text NOT NULL,
    currency text NOT NULL,
    amount numeric NOT NULL
);
CREATE TABLE hashwell.contract (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    order_id uuid NOT NULL,
    product_id text NOT NULL,
    quantity numeric NOT NULL,
    start_date timestamp with time zone NOT NULL,
    end_date timestamp with time zone,
    paid_days integer DEFAULT 0 NOT NULL,
    CONSTRAINT contract_quantity_check CHECK ((quantity > (0)::numeric))
);
CREATE TABLE hashwell.customer (
    id uuid NOT NULL,
    email text NOT NULL,
    password_hash text,
    first_name text,
    last_name text,
    country text,
    bitcoin_address text,
    ethereum_address text,
    culture text NOT NULL,
    currency_id text NOT NULL,
    is_demo boolean DEFAULT false NOT NULL,
    is_partner boolean DEFAULT false NOT NULL,
    is_kyc boolean DEFAULT false NOT NULL,
    referral_code text,
    tfa_enabled boolean DEFAULT false NOT NULL,
    email_confirmed boolean DEFAULT false NOT NULL,
    failed_sign_ins integer DEFAULT 0 NOT NULL,
    failed_since timestamp with time zone,
    analytics text,
    create_date timestamp with time zone NOT NULL,
    tfa_secret text,
    tfa_last_step integer,
    failed_codes integer DEFAULT 0 NOT NULL,
    failed_codes_since timestamp with time zone
);
CREATE TABLE hashwell.customer_order (
    id uuid NOT NULL,
    number integer NOT NULL,
    owner_id uuid,
    state text NOT NULL,
    state_update timestamp with time zone NOT NULL,
    create_date timestamp with time zone NOT NULL,
    expire_date timestamp with time zone NOT NULL,
    code text,
    discount_percent numeric NOT NULL,
    discount_expire_date timestamp with time zone,
    item_id uuid NOT NULL,
    product_id text NOT NULL,
    quantity numeric NOT NULL,
    cost numeric NOT NULL,
    received numeric DEFAULT 0 NOT NULL,
    accepted_quantity numeric DEFAULT 0 NOT NULL,
    invoice_id uuid,
    hidden boolean DEFAULT false NOT NULL,
    fingerprint text NOT NULL,
    analytics text,
    bonus_quantity numeric DEFAULT 0 NOT NULL,
    bonus_until timestamp with time zone,
    CONSTRAINT customer_order_bonus_quantity_check CHECK ((bonus_quantity >= (0)::numeric)),
    CONSTRAINT customer_order_cost_check CHECK ((cost > (0)::numeric)),
    CONSTRAINT customer_order_quantity_check CHECK ((quantity > (0)::numeric)),
    CONSTRAINT customer_order_received_check CHECK ((received >= (0)::numeric))
);
ALTER TABLE hashwell.customer_order ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME hashwell.customer_order_number_seq
    START WITH 100001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE hashwell.demo_cabinet (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    state text NOT NULL,
    assign_date timestamp with time zone
);
CREATE TABLE hashwell.invoice (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    payment_type text NOT NULL,
    currency_id text NOT NULL,
    address text,
    rate numeric NOT NULL,
    received numeric DEFAULT 0 NOT NULL,
    remain numeric NOT NULL,
    create_date timestamp with time zone NOT NULL,
    expire_date timestamp with time zone NOT NULL,
    open boolean DEFAULT true NOT NULL,
    state text DEFAULT 'Created'::text NOT NULL,
    checkout_url text,
    reference text,
    description text,
    masked_pan text,
    card text,
    need_confirmation boolean DEFAULT false NOT NULL,
    wrong_codes integer DEFAULT 0 NOT NULL,
    settle_date timestamp with time zone,
    reject_date timestamp with time zone,
    sent_date timestamp with time zone,
    CONSTRAINT invoice_rate_check CHECK ((rate > (0)::numeric)),
    CONSTRAINT invoice_remain_check CHECK ((remain >= (0)::numeric))
);
CREATE TABLE hashwell.ledger_entry (
    posting_id integer NOT NULL,
    account text NOT NULL,
    currency text NOT NULL,
    amount numeric NOT NULL,
    CONSTRAINT ledger_entry_amount_check CHECK ((amount <> (0)::numeric))
);
CREATE TABLE hashwell.mail (
    id integer NOT NULL,
    recipient text NOT NULL,
    culture text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    link text NOT NULL,
    create_date timestamp with time zone NOT NULL
);
ALTER TABLE hashwell.mail ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME hashwell.mail_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE hashwell.mail_token (
    hash text NOT NULL,
    user_id uuid NOT NULL,
    expire_date timestamp with time zone NOT NULL,
    superseded boolean DEFAULT false NOT NULL
);
CREATE TABLE hashwell.migration (
    name text NOT NULL
);
CREATE TABLE hashwell.operation (
    number bigint NOT NULL,
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    operation_type text NOT NULL,
    currency_id text NOT NULL,
    amount numeric NOT NULL,
    contract_id uuid,
    quantity numeric,
    unit text,
    fee_id uuid,
    create_date timestamp with time zone NOT NULL,
    operation_date timestamp with time zone NOT NULL,
    state text NOT NULL,
    state_reason text,
    state_update timestamp with time zone NOT NULL,
    address text,
    hash text,
    CONSTRAINT operation_amount_check CHECK ((amount > (0)::numeric))
);
ALTER TABLE hashwell.operation ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME hashwell.operation_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE hashwell.payment (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    invoice_id uuid,
    payment_type text NOT NULL,
    currency_id text NOT NULL,
    amount numeric NOT NULL,
    external_id text,
    create_date timestamp with time zone NOT NULL,
    CONSTRAINT payment_amount_check CHECK ((amount > (0)::numeric))
);
CREATE TABLE hashwell.posting (
    id integer NOT NULL,
    reason text NOT NULL,
    order_id uuid,
    create_date timestamp with time zone NOT NULL
);
ALTER TABLE hashwell.posting ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME hashwell.posting_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE hashwell.recovery_request (
    email text NOT NULL,
    asked integer NOT NULL,
    since timestamp with time zone NOT NULL
);
CREATE TABLE hashwell.recovery_token (
    hash text NOT NULL,
    user_id uuid NOT NULL,
    expire_date timestamp with time zone NOT NULL,
    used boolean DEFAULT false NOT NULL
);
CREATE TABLE hashwell.referral_code (
    code text NOT NULL,
    discount_percent numeric NOT NULL,
    discount_duration integer,
    active boolean NOT NULL,
    sale boolean NOT NULL,
    own boolean NOT NULL,
    owner_id uuid,
    create_date timestamp with time zone
);
CREATE TABLE hashwell.referral_limit (
    code text NOT NULL,
    product_id text NOT NULL,
    total numeric NOT NULL,
    used numeric NOT NULL
);
CREATE TABLE hashwell.review (
    id integer NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    title text NOT NULL,
    content text NOT NULL,
    rating integer NOT NULL,
    create_date timestamp with time zone NOT NULL,
    CONSTRAINT review_rating_check CHECK (((rating >= 1) AND (rating <= 5)))
);
ALTER TABLE hashwell.review ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME hashwell.review_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE hashwell.reward (
    id uuid NOT NULL,
    code text NOT NULL,
    owner_id uuid NOT NULL,
    referral_id uuid NOT NULL,
    order_id uuid NOT NULL,
    currency_id text NOT NULL,
    amount numeric NOT NULL,
    create_date timestamp with time zone NOT NULL,
    pay_date timestamp with time zone NOT NULL,
    paid boolean DEFAULT false NOT NULL,
    CONSTRAINT reward_amount_check CHECK ((amount > (0)::numeric))
);
CREATE TABLE hashwell.session (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    create_date timestamp with time zone NOT NULL,
    revoked boolean DEFAULT false NOT NULL
);
CREATE TABLE hashwell.setting (
    key text NOT NULL,
    value text NOT NULL
);
CREATE TABLE hashwell.sign_in_attempt (
    email text NOT NULL,
    failed integer NOT NULL,
    since timestamp with time zone NOT NULL
);
CREATE TABLE hashwell.token (
    hash text NOT NULL,
    kind text NOT NULL,
    session_id uuid NOT NULL,
    expire_date timestamp with time zone NOT NULL,
    use_date timestamp with time zone,
    grant_id uuid,
    parent_hash text
);
CREATE TABLE hashwell.voucher (
    pin text NOT NULL,
    order_id uuid NOT NULL,
    create_date timestamp with time zone NOT NULL
);
INSERT INTO hashwell.contract VALUES
	('9825f105-2c34-4791-a51b-3d2f8f9c5493', 'd8851891-5a89-44ce-84dd-0c55fdddc481', '9460cf37-54d3-4427-a5ca-48ca3c000541', 'btc-limited', 10, '2026-11-19 06:00:00+00', '2027-11-19 06:00:00+00', 0),
	('6cbb96ba-ee35-41c2-859c-638e7aace83c', 'd8851891-5a89-44ce-84dd-0c55fdddc481', '5c2504c5-f507-44da-869e-1f4b4bb3c6b8', 'btc-limited', 10, '2026-11-19 16:00:00+00', '2027-11-19 16:00:00+00', 0),
	('bea34a8e-0389-4127-b93c-94ec160f93d2', '5543413b-c24c-4cb8-8db2-031e1e20a739', '32336a57-d08d-4c37-a4ae-3243452d0933', 'btc-limited', 40, '2026-11-10 12:00:00+00', '2027-11-10 12:00:00+00', 0),
	('20644fe3-1029-4764-b81e-971d0940048d', 'b081b983-8db9-4cf3-9c66-7cc8c3b739bd', '8d1b91bd-9a18-4190-baad-ca2f75abf5be', 'eth-limited', 1000, '2026-11-19 12:00:00+00', '2027-11-19 12:00:00+00', 0);
INSERT INTO hashwell.customer VALUES
	('d8851891-5a89-44ce-84dd-0c55fdddc481', 'buyer-5ce6e918@persona.example', 'c5GkixZy3DWfDq0A4AIKzA.Yiw-5AffjF6YY9porNmb1muQA6Mo_twuHiHCGKbEwQU', NULL, NULL, NULL, NULL, NULL, 'en-US', 'usd', false, false, false, NULL, false, true, 0, NULL, NULL, '2026-11-20 12:00:00+00', NULL, NULL, 0, NULL),
	('31bd82b2-33f3-4293-9c97-5b469b2ed767', 'partner-2b5220aa@persona.example', 'wCSdOXnl1xE5HFZDKLESkg.67fiB4CQUKvl7o9F4-gbmbUI1amXzPszTNNVttwTVCA', NULL, NULL, NULL, NULL, NULL, 'en-US', 'usd', false, true, false, NULL, false, true, 0, NULL, NULL, '2026-11-20 12:00:00+00', NULL, NULL, 0, NULL),
	('5543413b-c24c-4cb8-8db2-031e1e20a739', 'friend-7185b504@persona.example', 'kSqqsaRmNqAyncdst_re-w.dj9Zzp4L6wqDU0fFwCB8oHO6OWxN80zyR-XZ5J9T9LA', NULL, NULL, NULL, NULL, NULL, 'en-US', 'usd', false, false, false, 'NCVE3TFK', false, false, 0, NULL, NULL, '2026-11-10 12:00:00+00', NULL, NULL, 0, NULL),
	('b081b983-8db9-4cf3-9c66-7cc8c3b739bd', 'friend-f842662a@persona.example', 'CUEQ_2bJTp_N6LtrN1PYYw.hZEsnwe8_5IAR4kiJMblCQLbXioc_NFf51BlOEXmf54', NULL, NULL, NULL, NULL, NULL, 'en-US', 'usd', false, false, false, 'NCVE3TFK', false, false, 0, NULL, NULL, '2026-11-19 12:00:00+00', NULL, NULL, 0, NULL),
	('fec86e8f-042a-4b2d-a0f0-408b06e4beb3', 'two-factor-9cad8504@persona.example', 'gUw-h9XkrUvlLR--r3cD5g.FXm5-ynPX9uPqPM_IOex__05TXzvE0tsRQttis0UFGs', NULL, NULL, NULL, NULL, NULL, 'en-US', 'usd', false, false, false, NULL, true, true, 0, NULL, NULL, '2026-11-20 12:00:00+00', 'FOH5MLJI5ATKDD63GMWOOAMLWOGW7JEZ', NULL, 0, NULL),
	('0b7c7ca8-37bc-4f9e-9170-1a6281b21bf2', 'new-40be5ce9@persona.example', 'jqqSaNbwbVAIkbhR0rqCjg.fM9gkpxrEHziObFYD6F7IwCWs0FTozCuTa7EyqJHpYU', NULL, NULL, NULL, NULL, NULL, 'en-US', 'usd', false, false, false, NULL, false, false, 0, NULL, NULL, '2026-11-20 12:00:00+00', NULL, NULL, 0, NULL),
	('e3748173-ee59-4341-a273-861a90b261ac', 'scene-3b140506-20b3-4ca4-912b-664634d8af20@persona.example', 'wrvehX83vH615B-kuvUqgA.fQ9ISTn1NpSBdACIGaY5xqspGWpQXROcO5Xg6Pk66pg', 'Anna', 'Ivanova', 'DE', NULL, NULL, 'en-US', 'usd', false, false, true, NULL, false, true, 0, NULL, NULL, '2026-11-20 12:00:00+00', NULL, NULL, 0, NULL),
	('0915ce67-0de6-435d-8b65-90b6ec1bddbf', 'scene-666ee5a4-a81e-4856-8a97-82045a252fff@persona.example', 'WYdGqbS_jvk6WE3vh65vCA.XrEHKfwCObTUTDy7_lgQwes7D5zHcn19oUmsXzld49A', 'Anna', 'Ivanova', 'DE', NULL, NULL, 'en-US', 'usd', false, false, true, NULL, false, true, 0, NULL, NULL, '2026-11-20 12:00:00+00', NULL, NULL, 0, NULL),
	('cb74f205-e88e-4d91-9096-eabd5d127fee', 'scene-9b483109-e5c7-4476-b95c-e6659eda73bb@persona.example', 'n1nLqP55TXQ37yMyYYgmbA.nG1jaX9xfMzFbH019MRwBr27Eg2Rx4Z9gxHXJ6t5iEo', 'Anna', 'Ivanova', 'DE', NULL, NULL, 'en-US', 'usd', false, false, true, NULL, false, true, 0, NULL, NULL, '2026-11-20 12:00:00+00', NULL, NULL, 0, NULL);
INSERT INTO hashwell.customer_order OVERRIDING SYSTEM VALUE VALUES
	('2463e4e7-8344-4eeb-9e93-b442ae5a036f', 100001, 'd8851891-5a89-44ce-84dd-0c55fdddc481', 'UnderPaid', '2026-11-18 10:00:00+00', '2026-11-18 10:00:00+00', '2026-11-19 10:00:00+00', NULL, 0, NULL, 'cf713349-7454-4463-afd8-5789ca72137d', 'btc-limited', 8, 228, 113.99983127, 0, '966e21ed-8215-4b87-8bcb-ebb53f3ddefb', false, 'b9ee6bfd232c4af01938573a4636179bf892616a8420fd22cbd268166a41a20f', NULL, 0, NULL),
	('32336a57-d08d-4c37-a4ae-3243452d0933', 100009, '5543413b-c24c-4cb8-8db2-031e1e20a739', 'Completed', '2026-11-10 12:00:00+00', '2026-11-10 12:00:00+00', '2026-11-11 12:00:00+00', 'NCVE3TFK', 5, NULL, '746c8e6c-8ff3-4b7b-ab67-5062da67aa6e', 'btc-limited', 40, 1083, 1083, 40, '953d73a8-242a-46ec-9599-50be5aff0625', false, 'fe14b303de0287295b00fa60c7857977d8230fb4e6edae80d78df072ec66272c', NULL, 0, NULL),
	('69e8533e-f275-4f46-8a9c-a360b2b4b153', 100002, 'd8851891-5a89-44ce-84dd-0c55fdddc481', 'Issued', '2026-11-18 20:00:00+00', '2026-11-18 20:00:00+00', '2026-11-19 20:00:00+00', NULL, 0, NULL, 'c1596987-b88e-4c3a-869c-77b16daa38f9', 'btc-limited', 9, 256.5, 0, 0, '2d944f54-d481-4925-b99b-5f21fa1d791b', false, 'ab3ee6b3bb3b43fa803651f977bb17122607beb6a40a6e18edcd94d0afb0420a', NULL, 0, NULL),
	('9460cf37-54d3-4427-a5ca-48ca3c000541', 100003, 'd8851891-5a89-44ce-84dd-0c55fdddc481', 'Completed', '2026-11-19 06:00:00+00', '2026-11-19 06:00:00+00', '2026-11-20 06:00:00+00', NULL, 0, NULL, '2ebcf301-66af-4b9a-9104-53a95650d46c', 'btc-limited', 5, 142.5, 285.000369, 10, '2b13303c-0621-458d-9bc8-6225d7944363', false, '53045ca058b6039325809c134235d9d80b5ed87ad7afe4a0314c9a4ae2c25dca', NULL, 0, NULL),
	('8d1b91bd-9a18-4190-baad-ca2f75abf5be', 100010, 'b081b983-8db9-4cf3-9c66-7cc8c3b739bd', 'Completed', '2026-11-19 12:00:00+00', '2026-11-19 12:00:00+00', '2026-11-20 12:00:00+00', 'NCVE3TFK', 5, NULL, 'fdbbd74d-c477-4240-9bc1-9d5c15f5c99b', 'eth-limited', 1000, 902.5, 902.5, 1000, 'a30355fc-57ff-4949-aa35-58db355e1131', false, 'a9d29623760c37daa74a32adf2b2a99a3a8276cd8ed742beb0c629d56c732f11', NULL, 0, NULL),
	('5c2504c5-f507-44da-869e-1f4b4bb3c6b8', 100004, 'd8851891-5a89-44ce-84dd-0c55fdddc481', 'Completed', '2026-11-19 16:00:00+00', '2026-11-19 16:00:00+00', '2026-11-20 16:00:00+00', NULL, 0, NULL, '6db31fab-2c8f-4a7b-b5f6-797987a3bfd4', 'btc-limited', 10, 285, 285, 10, '9992258c-9cb6-48af-9a2d-b7c59ca95f65', false, 'c355bc4aeb782a365e136a19b32f5950778161f764560a0217d658e398be3b36', NULL, 0, NULL),
	('aa6f51c7-5540-46c9-9e2b-40a16c3b7481', 100011, 'e3748173-ee59-4341-a273-861a90b261ac', 'Issued', '2026-11-20 12:00:00+00', '2026-11-20 12:00:00+00', '2026-11-21 12:00:00+00', NULL, 0, NULL, '2313225a-55ac-4ab1-ab3e-dff5c8fb75b5', 'btc-limited', 20, 570, 0, 0, '7f310656-4dec-48fe-8a11-a15f6c6fd73d', false, '5df60e9335a1217ca1365f99059dd4296029dde692061ef1430e9b63c60a130d', NULL, 0, NULL),
	('31c41ec0-dfd7-43c7-b399-d2be1b8ec259', 100005, 'd8851891-5a89-44ce-84dd-0c55fdddc481', 'OverPaid', '2026-11-20 06:00:00+00', '2026-11-20 06:00:00+00', '2026-11-21 06:00:00+00', NULL, 0, NULL, '39e35fdf-6636-4c24-a9ab-f81d8f920bad', 'btc-limited', 12, 342, 684.00009904, 0, 'e0fea9dd-3138-43e4-bf8f-ff9afe04795b', false, 'b7a806c34a25ec938564876ca4bc27bfe39bf15634be92bb9aa179071c02d211', NULL, 0, NULL),
	('0dd51651-5b89-4359-afc9-da1a67f4ed3a', 100006, 'd8851891-5a89-44ce-84dd-0c55fdddc481', 'UnderPaid', '2026-11-20 07:00:00+00', '2026-11-20 07:00:00+00', '2026-11-21 07:00:00+00', NULL, 0, NULL, 'c442250e-412d-4a0e-a6f5-f18f44ba6556', 'btc-limited', 20, 570, 285.00030741, 0, '846e8f66-c63d-43a1-988e-caed7076290b', false, '05800bd9c8cafe4b652b151c44b0160963c77553ddde00afbc119e3368f43ab0', NULL, 0, NULL),
	('3bb2c976-9d22-45dc-aec4-81453102fd1e', 100012, '0915ce67-0de6-435d-8b65-90b6ec1bddbf', 'Issued', '2026-11-20 12:00:00+00', '2026-11-20 12:00:00+00', '2026-11-28 12:00:00+00', NULL, 0, NULL, '30fc280c-6214-491e-9b3e-a70b94feb235', 'btc-limited', 20, 570, 0, 0, '861ded6f-4b4d-4629-9d5c-2b7a7cc45a3e', false, 'e588f90854849af4fbab833f9a02c809b811078bac8cb4113f580a46c4c23642', NULL, 0, NULL),
	('56f10da6-a95a-400b-bde0-1c4cd2b6d13b', 100007, 'd8851891-5a89-44ce-84dd-0c55fdddc481', 'Issued', '2026-11-20 10:00:00+00', '2026-11-20 10:00:00+00', '2026-11-21 10:00:00+00', NULL, 0, NULL, 'dd3ffecf-c1de-44f9-92ad-8db3d9751ade', 'btc-limited', 60, 1710, 0, 0, '20de376f-68f3-42d2-85d6-fc56d5403601', false, '354d4cee2154d7b986311bd3ad0d921536d5f39e13c30b43d63ca206484709fd', NULL, 0, NULL),
	('4c1e43cc-546e-4913-9a92-08449d1e57ea', 100008, 'd8851891-5a89-44ce-84dd-0c55fdddc481', 'Assigned', '2026-11-20 11:00:00+00', '2026-11-20 11:00:00+00', '2026-11-21 11:00:00+00', NULL, 0, NULL, '0c9fafd6-b8e4-4ca2-bf02-a23aec4cfad9', 'btc-limited', 15, 427.5, 0, 0, NULL, false, '1e40caccd07dd417bb0a564faa3a2dbfa639291b6c9d29952b09026fa1737ba3', NULL, 0, NULL),
	('27c9152d-913e-4132-a27b-11b4f00c3f8f', 100013, 'cb74f205-e88e-4d91-9096-eabd5d127fee', 'UnderPaid', '2026-11-20 12:00:00+00', '2026-11-20 12:00:00+00', '2026-11-21 12:00:00+00', NULL, 0, NULL, '0927f1cc-7770-41d8-b961-af6f30d4ecb4', 'btc-limited', 20, 570, 285.00028897, 0, '7589722b-9d2e-4404-b4fc-5df0dc451e7d', false, '636d09333367cdc5915e92be06c37e980e2fe01a31665114b4a095273b288550', NULL, 0, NULL);
INSERT INTO hashwell.invoice VALUES
	('966e21ed-8215-4b87-8bcb-ebb53f3ddefb', '2463e4e7-8344-4eeb-9e93-b442ae5a036f', 'Crypto', 'btc', 'bc1qvdm3vxkvzverhlkdvhmy5xpl5dn20363n5lnda', 63980.15, 0.0017818, 0.00178181, '2026-11-18 10:00:00+00', '2026-11-18 12:00:00+00', true, 'Created', NULL, NULL, NULL, NULL, NULL, false, 0, NULL, NULL, NULL),
	('2d944f54-d481-4925-b99b-5f21fa1d791b', '69e8533e-f275-4f46-8a9c-a360b2b4b153', 'Crypto', 'btc', 'bc1qggyv429m7cm3mh0dxjndcz8n3z85fagt444vtn', 64108.65, 0, 0.00400103, '2026-11-18 20:00:00+00', '2026-11-18 22:00:00+00', true, 'Created', NULL, NULL, NULL, NULL, NULL, false, 0, NULL, NULL, NULL),
	('2b13303c-0621-458d-9bc8-6225d7944363', '9460cf37-54d3-4427-a5ca-48ca3c000541', 'Crypto', 'btc', 'bc1qpdtg93k3nyve5rhq462dhvqa7ltlwgh5wte8td', 63825.95, 0.00446528, 0, '2026-11-19 06:00:00+00', '2026-11-19 08:00:00+00', true, 'Created', NULL, NULL, NULL, NULL, NULL, false, 0, NULL, NULL, NULL),
	('9992258c-9cb6-48af-9a2d-b7c59ca95f65', '5c2504c5-f507-44da-869e-1f4b4bb3c6b8', 'Crypto', 'btc', 'bc1q67qg739566hs9gpjgs9phk5wygvkyadydayxsm', 64115.075, 0.00444514, 0, '2026-11-19 16:00:00+00', '2026-11-19 18:00:00+00', true, 'Created', NULL, NULL, NULL, NULL, NULL, false, 0, NULL, NULL, NULL),
	('e0fea9dd-3138-43e4-bf8f-ff9afe04795b', '31c41ec0-dfd7-43c7-b399-d2be1b8ec259', 'Crypto', 'btc', 'bc1qqk07zcrx3spltuad8fwgq6jwfdzetr8ae685ud', 64879.65, 0.0105426, 0, '2026-11-20 06:00:00+00', '2026-11-20 08:00:00+00', true, 'Created', NULL, NULL, NULL, NULL, NULL, false, 0, NULL, NULL, NULL),
	('846e8f66-c63d-43a1-988e-caed7076290b', '0dd51651-5b89-4359-afc9-da1a67f4ed3a', 'Crypto', 'btc', 'bc1qyp5j30d8tv27fc48dttjn6mhdhj0hh6udfrscu', 64519.85, 0.00441725, 0.00441725, '2026-11-20 07:00:00+00', '2026-11-20 09:00:00+00', true, 'Created', NULL, NULL, NULL, NULL, NULL, false, 0, NULL, NULL, NULL),
	('20de376f-68f3-42d2-85d6-fc56d5403601', '56f10da6-a95a-400b-bde0-1c4cd2b6d13b', 'Crypto', 'btc', 'bc1qjpe7mj29we2kh4kkgugr5g7klh4yl6aynh5y7s', 63999.425, 0, 0.026719, '2026-11-20 10:00:00+00', '2026-11-20 12:00:00+00', true, 'Created', NULL, NULL, NULL, NULL, NULL, false, 0, NULL, NULL, NULL),
	('953d73a8-242a-46ec-9599-50be5aff0625', '32336a57-d08d-4c37-a4ae-3243452d0933', 'Crypto', 'btc', 'bc1qef4jgqsmwqk7gr3feqn693qug3uwfd3jlutmyw', 63684.6, 0.01700569, 0, '2026-11-10 12:00:00+00', '2026-11-10 14:00:00+00', true, 'Created', NULL, NULL, NULL, NULL, NULL, false, 0, NULL, NULL, NULL),
	('a30355fc-57ff-4949-aa35-58db355e1131', '8d1b91bd-9a18-4190-baad-ca2f75abf5be', 'Crypto', 'btc', 'bc1qjq5ldck4c9dz30gcnuvaaalv2w3sluttzcrggr', 64160.05, 0.01406639, 0, '2026-11-19 12:00:00+00', '2026-11-19 14:00:00+00', true, 'Created', NULL, NULL, NULL, NULL, NULL, false, 0, NULL, NULL, NULL),
	('7f310656-4dec-48fe-8a11-a15f6c6fd73d', 'aa6f51c7-5540-46c9-9e2b-40a16c3b7481', 'CreditCard', 'usd', NULL, 1, 0, 570, '2026-11-20 12:00:00+00', '2026-11-21 12:00:00+00', true, 'Created', 'http://localhost/sandbox/acquirer/7f310656-4dec-48fe-8a11-a15f6c6fd73d', NULL, NULL, NULL, NULL, false, 0, NULL, NULL, NULL),
	('861ded6f-4b4d-4629-9d5c-2b7a7cc45a3e', '3bb2c976-9d22-45dc-aec4-81453102fd1e', 'TransferSEPA', 'eur', NULL, 1.08695652, 0, 524.4, '2026-11-20 12:00:00+00', '2026-11-27 12:00:00+00', true, 'Created', NULL, '100012', NULL, NULL, NULL, false, 0, NULL, NULL, NULL),
	('7589722b-9d2e-4404-b4fc-5df0dc451e7d', '27c9152d-913e-4132-a27b-11b4f00c3f8f', 'Crypto', 'btc', 'bc1q56tru8w4x37e0nr4zdgeldpgnylkhem762hcel', 64706.175, 0.00440453, 0.00440453, '2026-11-20 12:00:00+00', '2026-11-20 14:00:00+00', true, 'Created', NULL, NULL, NULL, NULL, NULL, false, 0, NULL, NULL, NULL);
INSERT INTO hashwell.ledger_entry VALUES
	(1, 'customers', 'btc', -0.0017818),
	(1, 'wallet', 'btc', 0.0017818),
	(1, 'exchange', 'usd', -113.99983127),
	(1, 'order:2463e4e7-8344-4eeb-9e93-b442ae5a036f', 'usd', 113.99983127),
	(2, 'customers', 'btc', -0.00446528),
	(2, 'wallet', 'btc', 0.00446528),
	(2, 'exchange', 'usd', -285.000369),
	(2, 'order:9460cf37-54d3-4427-a5ca-48ca3c000541', 'usd', 285.000369),
	(3, 'order:9460cf37-54d3-4427-a5ca-48ca3c000541', 'usd', -285.000369),
	(3, 'sales', 'usd', 285),
	(3, 'change', 'usd', 0.000369),
	(3, 'capacity', 'Th', -10),
	(3, 'contract:9825f105-2c34-4791-a51b-3d2f8f9c5493', 'Th', 10),
	(4, 'customers', 'btc', -0.00444514),
	(4, 'wallet', 'btc', 0.00444514),
	(4, 'exchange', 'usd', -285),
	(4, 'order:5c2504c5-f507-44da-869e-1f4b4bb3c6b8', 'usd', 285),
	(5, 'order:5c2504c5-f507-44da-869e-1f4b4bb3c6b8', 'usd', -285),
	(5, 'sales', 'usd', 285),
	(5, 'capacity', 'Th', -10),
	(5, 'contract:6cbb96ba-ee35-41c2-859c-638e7aace83c', 'Th', 10),
	(6, 'customers', 'btc', -0.0105426),
	(6, 'wallet', 'btc', 0.0105426),
	(6, 'exchange', 'usd', -684.00009904),
	(6, 'order:31c41ec0-dfd7-43c7-b399-d2be1b8ec259', 'usd', 684.00009904),
	(7, 'customers', 'btc', -0.00441725),
	(7, 'wallet', 'btc', 0.00441725),
	(7, 'exchange', 'usd', -285.00030741),
	(7, 'order:0dd51651-5b89-4359-afc9-da1a67f4ed3a', 'usd', 285.00030741),
	(8, 'customers', 'btc', -0.01700569),
	(8, 'wallet', 'btc', 0.01700569),
	(8, 'exchange', 'usd', -1083),
	(8, 'order:32336a57-d08d-4c37-a4ae-3243452d0933', 'usd', 1083),
	(9, 'order:32336a57-d08d-4c37-a4ae-3243452d0933', 'usd', -1083),
	(9, 'sales', 'usd', 1083),
	(9, 'capacity', 'Th', -40),
	(9, 'contract:bea34a8e-0389-4127-b93c-94ec160f93d2', 'Th', 40),
	(10, 'customers', 'btc', -0.01406639),
	(10, 'wallet', 'btc', 0.01406639),
	(10, 'exchange', 'usd', -902.5),
	(10, 'order:8d1b91bd-9a18-4190-baad-ca2f75abf5be', 'usd', 902.5),
	(11, 'order:8d1b91bd-9a18-4190-baad-ca2f75abf5be', 'usd', -902.5),
	(11, 'sales', 'usd', 902.5),
	(11, 'capacity', 'Mh', -1000),
	(11, 'contract:20644fe3-1029-4764-b81e-971d0940048d', 'Mh', 1000),
	(12, 'customers', 'btc', -0.00440453),
	(12, 'wallet', 'btc', 0.00440453),
	(12, 'exchange', 'usd', -285.00028897),
	(12, 'order:27c9152d-913e-4132-a27b-11b4f00c3f8f', 'usd', 285.00028897);
INSERT INTO hashwell.mail OVERRIDING SYSTEM VALUE VALUES
	(1, 'buyer-5ce6e918@persona.example', 'en-US', 'Confirm your e-mail address', 'Hello,
open this link to confirm your e-mail address at Hashwell:
http://localhost/confirm?token=FPYxEsQ9eEqUv4T4w_Ndt9Anol1tJIJaKnAppjFTD4c
The link works for 24 hours. If you did not sign up, ignore this letter.', '/confirm?token=FPYxEsQ9eEqUv4T4w_Ndt9Anol1tJIJaKnAppjFTD4c', '2026-11-20 12:00:00+00'),
	(2, 'partner-2b5220aa@persona.example', 'en-US', 'Confirm your e-mail address', 'Hello,
open this link to confirm your e-mail address at Hashwell:
http://localhost/confirm?token=Z9fH3fo2L7mnGhAITft-VLJCa1uCuERmTsX6DMycjjg
The link works for 24 hours. If you did not sign up, ignore this letter.', '/confirm?token=Z9fH3fo2L7mnGhAITft-VLJCa1uCuERmTsX6DMycjjg', '2026-11-20 12:00:00+00'),
	(3, 'two-factor-9cad8504@persona.example', 'en-US', 'Confirm your e-mail address', 'Hello,
open this link to confirm your e-mail address at Hashwell:
http://localhost/confirm?token=_Y2Z6xKI4XqMje-TOWWiM0lSumBiGt8sfnvn15UJvGc
The link works for 24 hours. If you did not sign up, ignore this letter.', '/confirm?token=_Y2Z6xKI4XqMje-TOWWiM0lSumBiGt8sfnvn15UJvGc', '2026-11-20 12:00:00+00'),
	(4, 'new-40be5ce9@persona.example', 'en-US', 'Confirm your e-mail address', 'Hello,
open this link to confirm your e-mail address at Hashwell:
http://localhost/confirm?token=H2KYhh5W2U-teqfXZ1NSk-ESz3xFAv9w6X3wkpApQts
The link works for 24 hours. If you did not sign up, ignore this letter.', '/confirm?token=H2KYhh5W2U-teqfXZ1NSk-ESz3xFAv9w6X3wkpApQts', '2026-11-20 12:00:00+00');
INSERT INTO hashwell.mail_token VALUES
	('c89837bbb1e1575cf2327f741f23c0e1ec4d02e87bb9072a3a34c837dd639c3c', 'd8851891-5a89-44ce-84dd-0c55fdddc481', '2026-11-21 12:00:00+00', false),
	('cd6ac62bcda91b5b06db161df126f170b8b06c06af65cc37490c52faf2d58089', '31bd82b2-33f3-4293-9c97-5b469b2ed767', '2026-11-21 12:00:00+00', false),
	('2e7bf0e09c0a83fc2185f2408178fae66c96f75086b06c87e3d7ae717d309010', 'fec86e8f-042a-4b2d-a0f0-408b06e4beb3', '2026-11-21 12:00:00+00', false),
	('797c77b85fd7a2bcc0610bb15423c693cc62f14fb5ded1a2e0bc05a8e586dc91', '0b7c7ca8-37bc-4f9e-9170-1a6281b21bf2', '2026-11-21 12:00:00+00', false);
INSERT INTO hashwell.migration VALUES
	('accounts'),
	('shop'),
	('ledger'),
	('magic codes'),
	('recovery'),
	('two-factor'),
	('token successors'),
	('operations'),
	('partner programme'),
	('demo cabinets'),
	('attempts by address'),
	('order actions'),
	('payment methods');
INSERT INTO hashwell.payment VALUES
	('6505748b-349c-46af-8d7f-de29c30cc1a2', '2463e4e7-8344-4eeb-9e93-b442ae5a036f', '966e21ed-8215-4b87-8bcb-ebb53f3ddefb', 'Crypto', 'btc', 0.0017818, '57e308385e7373dfeeda619b159330722ab40dfe34d135e81c3dfb1115c8c6a2', '2026-11-18 10:00:00+00'),
	('40fcc39e-a0ed-42fd-ad9b-1242da8236a4', '9460cf37-54d3-4427-a5ca-48ca3c000541', '2b13303c-0621-458d-9bc8-6225d7944363', 'Crypto', 'btc', 0.00446528, '744effc0f87ef073f5754ea43461f8630c3695fe9727d7f7268cb1be04bba1b0', '2026-11-19 06:00:00+00'),
	('581a990e-c344-4c69-8fda-de19626ef32b', '9460cf37-54d3-4427-a5ca-48ca3c000541', NULL, 'fromOverpay', 'usd', 142.500369, NULL, '2026-11-19 06:00:00+00'),
	('8a40c9d4-34c7-48cd-8bb8-96d44abd484b', '5c2504c5-f507-44da-869e-1f4b4bb3c6b8', '9992258c-9cb6-48af-9a2d-b7c59ca95f65', 'Crypto', 'btc', 0.00444514, '1d66441cb1d9bbe13e46b82016cc13480e25b21eed90ed118de2374cdafa3437', '2026-11-19 16:00:00+00'),
	('8f0a58c7-2754-4a90-9824-4a97820dabd4', '31c41ec0-dfd7-43c7-b399-d2be1b8ec259', 'e0fea9dd-3138-43e4-bf8f-ff9afe04795b', 'Crypto', 'btc', 0.0105426, 'b6dc2cb89d4cd0ce02362b917512e197357e679969de838c332d35f779c4c8cf', '2026-11-20 06:00:00+00'),
	('707e30fa-2a4c-4f0e-986a-3bafff3781cb', '0dd51651-5b89-4359-afc9-da1a67f4ed3a', '846e8f66-c63d-43a1-988e-caed7076290b', 'Crypto', 'btc', 0.00441725, 'cfe8ad420b2756fa303b3785f8b3107fcc9150ffa512d92470d5ba4e6ae3c91b', '2026-11-20 07:00:00+00'),
	('0384f4af-aa98-439d-bd5e-ec5b5a56ea65', '32336a57-d08d-4c37-a4ae-3243452d0933', '953d73a8-242a-46ec-9599-50be5aff0625', 'Crypto', 'btc', 0.01700569, 'a77c52b12f57dc054014a0a67da05c4ca7f91b37c43ccc70b94c28c4a65794f7', '2026-11-10 12:00:00+00'),
	('ba562c43-482a-4a3f-83ea-bb8cfe5ae5a7', '8d1b91bd-9a18-4190-baad-ca2f75abf5be', 'a30355fc-57ff-4949-aa35-58db355e1131', 'Crypto', 'btc', 0.01406639, 'd725609fd3ccfbd7e60aee6b1ba82eecdd60863b4a85b68d0d6a0366811f7579', '2026-11-19 12:00:00+00'),
	('f0377560-a39c-402a-a21d-cd94800b8717', '27c9152d-913e-4132-a27b-11b4f00c3f8f', '7589722b-9d2e-4404-b4fc-5df0dc451e7d', 'Crypto', 'btc', 0.00440453, '2634231ba8c509c6ffca9d87bf1387962770b448f2cd466f9e611543d5b18831', '2026-11-20 12:00:00+00');
INSERT INTO hashwell.posting OVERRIDING SYSTEM VALUE VALUES
	(1, 'payment', '2463e4e7-8344-4eeb-9e93-b442ae5a036f', '2026-11-18 10:00:00+00'),
	(2, 'payment', '9460cf37-54d3-4427-a5ca-48ca3c000541', '2026-11-19 06:00:00+00'),
	(3, 'contract', '9460cf37-54d3-4427-a5ca-48ca3c000541', '2026-11-19 06:00:00+00'),
	(4, 'payment', '5c2504c5-f507-44da-869e-1f4b4bb3c6b8', '2026-11-19 16:00:00+00'),
	(5, 'contract', '5c2504c5-f507-44da-869e-1f4b4bb3c6b8', '2026-11-19 16:00:00+00'),
	(6, 'payment', '31c41ec0-dfd7-43c7-b399-d2be1b8ec259', '2026-11-20 06:00:00+00'),
	(7, 'payment', '0dd51651-5b89-4359-afc9-da1a67f4ed3a', '2026-11-20 07:00:00+00'),
	(8, 'payment', '32336a57-d08d-4c37-a4ae-3243452d0933', '2026-11-10 12:00:00+00'),
	(9, 'contract', '32336a57-d08d-4c37-a4ae-3243452d0933', '2026-11-10 12:00:00+00'),
	(10, 'payment', '8d1b91bd-9a18-4190-baad-ca2f75abf5be', '2026-11-19 12:00:00+00'),
	(11, 'contract', '8d1b91bd-9a18-4190-baad-ca2f75abf5be', '2026-11-19 12:00:00+00'),
	(12, 'payment', '27c9152d-913e-4132-a27b-11b4f00c3f8f', '2026-11-20 12:00:00+00');
INSERT INTO hashwell.referral_code VALUES
	('WELCOME10', 10, 12, true, false, false, NULL, NULL),
	('PARTNER0', 0, NULL, true, false, false, NULL, NULL),
	('SALE20', 20, NULL, true, true, false, NULL, NULL),
	('USEDUP30', 30, NULL, true, true, false, NULL, NULL),
	('ENDED15', 15, 12, false, false, false, NULL, NULL),
	('MYOWN10', 10, 12, true, false, true, NULL, NULL),
	('NCVE3TFK', 5, NULL, true, false, false, '31bd82b2-33f3-4293-9c97-5b469b2ed767', '2026-10-31 12:00:00+00'),
	('CBBA2UTM', 5, NULL, true, false, false, '31bd82b2-33f3-4293-9c97-5b469b2ed767', '2026-11-19 12:00:00+00');
INSERT INTO hashwell.referral_limit VALUES
	('SALE20', 'btc-limited', 1000, 950),
	('USEDUP30', 'btc-limited', 500, 500);
INSERT INTO hashwell.session VALUES
	('351ecfbc-ff37-4571-b3c7-612c44e7c14a', 'd8851891-5a89-44ce-84dd-0c55fdddc481', '2026-11-20 12:00:00+00', false),
	('6e228080-a9a6-4698-b8ad-212e3bf92daa', '31bd82b2-33f3-4293-9c97-5b469b2ed767', '2026-11-20 12:00:00+00', false),
	('91a20d1f-1603-4689-be68-befc205edc26', 'fec86e8f-042a-4b2d-a0f0-408b06e4beb3', '2026-11-20 12:00:00+00', false),
	('c3de59f7-30e0-40c6-b6aa-78e729a91653', '0b7c7ca8-37bc-4f9e-9170-1a6281b21bf2', '2026-11-20 12:00:00+00', false),
	('456ef8d5-8638-4721-84e5-55aa7555eae7', 'e3748173-ee59-4341-a273-861a90b261ac', '2026-11-20 12:00:00+00', false),
	('3c12de7c-f355-41e4-8ef4-5183d647cc1e', '0915ce67-0de6-435d-8b65-90b6ec1bddbf', '2026-11-20 12:00:00+00', false),
	('1f6468dc-c90c-4882-805d-4203b45acc65', 'cb74f205-e88e-4d91-9096-eabd5d127fee', '2026-11-20 12:00:00+00', false);
INSERT INTO hashwell.token VALUES
	('5f02b748eab5828974232eadeb3c128626cd69c915495b6159d6aba6f71f1028', 'access', '351ecfbc-ff37-4571-b3c7-612c44e7c14a', '2026-11-20 12:15:00+00', NULL, 'dd17b39f-6123-41be-a05c-7c3c2a06581f', NULL),
	('21abe082b6cf876bd9b1fbe9e3e086add45d3ecd8f1f45397dd5ad593a08bf3a', 'refresh', '351ecfbc-ff37-4571-b3c7-612c44e7c14a', '2026-12-20 12:00:00+00', NULL, 'dd17b39f-6123-41be-a05c-7c3c2a06581f', NULL),
	('4e87bb438cfb4af5d86d8ee074573cd53e6528d94733f592b30747ad101e9eff', 'access', '6e228080-a9a6-4698-b8ad-212e3bf92daa', '2026-11-20 12:15:00+00', NULL, '6e90e0e0-6679-421a-b53d-b870e4823985', NULL),
	('2b2c2dc8bc42d3bce474a108cb31f7ba6bdf17f45372cee62555ec85113ba208', 'refresh', '6e228080-a9a6-4698-b8ad-212e3bf92daa', '2026-12-20 12:00:00+00', NULL, '6e90e0e0-6679-421a-b53d-b870e4823985', NULL),
	('587b23f5d2b00db251d57c0541bb9d5cbac761219b36f892959b31a3986beb08', 'access', '91a20d1f-1603-4689-be68-befc205edc26', '2026-11-20 12:15:00+00', NULL, '53fe386b-cc9c-4fef-bf56-e9198fb5c825', NULL),
	('68c8128cd53937ca628759769ba50585dfb6ee65588b9898d9959187c7bf03cd', 'refresh', '91a20d1f-1603-4689-be68-befc205edc26', '2026-12-20 12:00:00+00', NULL, '53fe386b-cc9c-4fef-bf56-e9198fb5c825', NULL),
	('4ea2020d39da9bdefe5d83865d3665cbe0ac9cbbd6ea7616ef9eb7438b25d4df', 'access', 'c3de59f7-30e0-40c6-b6aa-78e729a91653', '2026-11-20 12:15:00+00', NULL, '22c1fd0f-8b0c-4c66-82bc-d0f9a071e068', NULL),
	('c4d1e42c7098db85ef9075aa4b8216d7a3b1c51a51b3013205bd5e0b0c25e298', 'refresh', 'c3de59f7-30e0-40c6-b6aa-78e729a91653', '2026-12-20 12:00:00+00', NULL, '22c1fd0f-8b0c-4c66-82bc-d0f9a071e068', NULL),
	('8f1dbca29996aee201c4cef6b63cc344912ac48cbaffff866501b2599b2ddd81', 'access', '456ef8d5-8638-4721-84e5-55aa7555eae7', '2026-11-20 12:15:00+00', NULL, '927d5f67-bc8d-4e92-912e-e6a88ae3557d', NULL),
	('117a105f368bfb37c35987fe71080b789bc3743e160aa1d89351e9bf7173345e', 'refresh', '456ef8d5-8638-4721-84e5-55aa7555eae7', '2026-12-20 12:00:00+00', NULL, '927d5f67-bc8d-4e92-912e-e6a88ae3557d', NULL),
	('b7fdef9d81ff36d6b97c802c620aa9dc7989af9995ff0c26e639f41d59ef4cb2', 'access', '3c12de7c-f355-41e4-8ef4-5183d647cc1e', '2026-11-20 12:15:00+00', NULL, 'e437246b-46cd-4ad8-abb2-c68639e79c5b', NULL),
	('d67feffd255910fa3cb05e5f9bf6cc2078d6361ad0df6be6f72ac3533f7e250b', 'refresh', '3c12de7c-f355-41e4-8ef4-5183d647cc1e', '2026-12-20 12:00:00+00', NULL, 'e437246b-46cd-4ad8-abb2-c68639e79c5b', NULL),
	('728bf91cbdb5c59b5410040cfe1b7209b447c8197a082ed9aaca0eba4829666f', 'access', '1f6468dc-c90c-4882-805d-4203b45acc65', '2026-11-20 12:15:00+00', NULL, 'e7b5494c-d75e-4a83-89d3-24e6fc8e32ac', NULL),
	('4c708c7a6a1f29e28056e7c6957b4129eddfca93cf445123d063cc746c4acd68', 'refresh', '1f6468dc-c90c-4882-805d-4203b45acc65', '2026-12-20 12:00:00+00', NULL, 'e7b5494c-d75e-4a83-89d3-24e6fc8e32ac', NULL);
SELECT pg_catalog.setval('hashwell.customer_order_number_seq', 100013, true);
SELECT pg_catalog.setval('hashwell.mail_id_seq', 4, true);
SELECT pg_catalog.setval('hashwell.operation_number_seq', 1, false);
SELECT pg_catalog.setval('hashwell.posting_id_seq', 12, true);
SELECT pg_catalog.setval('hashwell.review_id_seq', 1, false);
ALTER TABLE ONLY hashwell.account_balance
    ADD CONSTRAINT account_balance_pkey PRIMARY KEY (account, currency);
ALTER TABLE ONLY hashwell.contract
    ADD CONSTRAINT contract_order_id_key UNIQUE (order_id);
ALTER TABLE ONLY hashwell.contract
    ADD CONSTRAINT contract_pkey PRIMARY KEY (id);
ALTER TABLE ONLY hashwell.customer
    ADD CONSTRAINT customer_email_key UNIQUE (email);
ALTER TABLE ONLY hashwell.customer_order
    ADD CONSTRAINT customer_order_number_key UNIQUE (number);
ALTER TABLE ONLY hashwell.customer_order
    ADD CONSTRAINT customer_order_pkey PRIMARY KEY (id);
ALTER TABLE ONLY hashwell.customer
    ADD CONSTRAINT customer_pkey PRIMARY KEY (id);
ALTER TABLE ONLY hashwell.demo_cabinet
    ADD CONSTRAINT demo_cabinet_pkey PRIMARY KEY (id);
ALTER TABLE ONLY hashwell.demo_cabinet
    ADD CONSTRAINT demo_cabinet_user_id_key UNIQUE (user_id);
ALTER TABLE ONLY hashwell.invoice
    ADD CONSTRAINT invoice_pkey PRIMARY KEY (id);
ALTER TABLE ONLY hashwell.mail
    ADD CONSTRAINT mail_pkey PRIMARY KEY (id);
ALTER TABLE ONLY hashwell.mail_token
    ADD CONSTRAINT mail_token_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY hashwell.migration
    ADD CONSTRAINT migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY hashwell.operation
    ADD CONSTRAINT operation_number_key UNIQUE (number);
ALTER TABLE ONLY hashwell.operation
    ADD CONSTRAINT operation_pkey PRIMARY KEY (id);
ALTER TABLE ONLY hashwell.payment
    ADD CONSTRAINT payment_pkey PRIMARY KEY (id);
ALTER TABLE ONLY hashwell.posting
    ADD CONSTRAINT posting_pkey PRIMARY KEY (id);
ALTER TABLE ONLY hashwell.recovery_request
    ADD CONSTRAINT recovery_request_pkey PRIMARY KEY (email);
ALTER TABLE ONLY hashwell.recovery_token
    ADD CONSTRAINT recovery_token_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY hashwell.referral_code
    ADD CONSTRAINT referral_code_pkey PRIMARY KEY (code);
ALTER TABLE ONLY hashwell.referral_limit
    ADD CONSTRAINT referral_limit_pkey PRIMARY KEY (code, product_id);
ALTER TABLE ONLY hashwell.review
    ADD CONSTRAINT review_pkey PRIMARY KEY (id);
ALTER TABLE ONLY hashwell.reward
    ADD CONSTRAINT reward_order_id_key UNIQUE (order_id);
ALTER TABLE ONLY hashwell.reward
    ADD CONSTRAINT reward_pkey PRIMARY KEY (id);
ALTER TABLE ONLY hashwell.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY hashwell.setting
    ADD CONSTRAINT setting_pkey PRIMARY KEY (key);
ALTER TABLE ONLY hashwell.sign_in_attempt
    ADD CONSTRAINT sign_in_attempt_pkey PRIMARY KEY (email);
ALTER TABLE ONLY hashwell.token
    ADD CONSTRAINT token_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY hashwell.voucher
    ADD CONSTRAINT voucher_pkey PRIMARY KEY (pin);
CREATE INDEX contract_user_id_start_date_idx ON hashwell.contract USING btree (user_id, start_date DESC);
CREATE INDEX customer_order_code_idx ON hashwell.customer_order USING btree (code);
CREATE INDEX customer_order_owner_id_create_date_idx ON hashwell.customer_order USING btree (owner_id, create_date DESC);
CREATE INDEX customer_referral_code_idx ON hashwell.customer USING btree (referral_code);
CREATE UNIQUE INDEX invoice_open ON hashwell.invoice USING btree (order_id, payment_type, currency_id) WHERE open;
CREATE INDEX ledger_entry_posting_id_idx ON hashwell.ledger_entry USING btree (posting_id);
CREATE INDEX operation_user_id_idx ON hashwell.operation USING btree (user_id) WHERE (state = ANY (ARRAY['Created'::text, 'Pending'::text]));
CREATE INDEX operation_user_id_operation_date_number_idx ON hashwell.operation USING btree (user_id, operation_date DESC, number DESC);
CREATE INDEX operation_user_id_operation_type_operation_date_number_idx ON hashwell.operation USING btree (user_id, operation_type, operation_date DESC, number DESC);
CREATE INDEX recovery_token_user_id_idx ON hashwell.recovery_token USING btree (user_id);
CREATE INDEX referral_code_owner_id_idx ON hashwell.referral_code USING btree (owner_id);
CREATE INDEX reward_owner_id_create_date_idx ON hashwell.reward USING btree (owner_id, create_date DESC);
CREATE INDEX token_parent_hash_idx ON hashwell.token USING btree (parent_hash);
CREATE TRIGGER keep_balances AFTER INSERT ON hashwell.ledger_entry REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION hashwell.keep_balances();
CREATE CONSTRAINT TRIGGER posting_balances AFTER INSERT ON hashwell.ledger_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION hashwell.posting_balances();
ALTER TABLE ONLY hashwell.contract
    ADD CONSTRAINT contract_order_id_fkey FOREIGN KEY (order_id) REFERENCES hashwell.customer_order(id);
ALTER TABLE ONLY hashwell.contract
    ADD CONSTRAINT contract_user_id_fkey FOREIGN KEY (user_id) REFERENCES hashwell.customer(id);
ALTER TABLE ONLY hashwell.customer_order
    ADD CONSTRAINT customer_order_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES hashwell.customer(id);
ALTER TABLE ONLY hashwell.demo_cabinet
    ADD CONSTRAINT demo_cabinet_user_id_fkey FOREIGN KEY (user_id) REFERENCES hashwell.customer(id);
ALTER TABLE ONLY hashwell.invoice
    ADD CONSTRAINT invoice_order_id_fkey FOREIGN KEY (order_id) REFERENCES hashwell.customer_order(id);
ALTER TABLE ONLY hashwell.ledger_entry
    ADD CONSTRAINT ledger_entry_posting_id_fkey FOREIGN KEY (posting_id) REFERENCES hashwell.posting(id);
ALTER TABLE ONLY hashwell.mail_token
    ADD CONSTRAINT mail_token_user_id_fkey FOREIGN KEY (user_id) REFERENCES hashwell.customer(id);
ALTER TABLE ONLY hashwell.operation
    ADD CONSTRAINT operation_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES hashwell.contract(id);
ALTER TABLE ONLY hashwell.operation
    ADD CONSTRAINT operation_user_id_fkey FOREIGN KEY (user_id) REFERENCES hashwell.customer(id);
ALTER TABLE ONLY hashwell.payment
    ADD CONSTRAINT payment_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES hashwell.invoice(id);
ALTER TABLE ONLY hashwell.payment
    ADD CONSTRAINT payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES hashwell.customer_order(id);
ALTER TABLE ONLY hashwell.posting
    ADD CONSTRAINT posting_order_id_fkey FOREIGN KEY (order_id) REFERENCES hashwell.customer_order(id);
ALTER TABLE ONLY hashwell.recovery_token
    ADD CONSTRAINT recovery_token_user_id_fkey FOREIGN KEY (user_id) REFERENCES hashwell.customer(id);
ALTER TABLE ONLY hashwell.referral_code
    ADD CONSTRAINT referral_code_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES hashwell.customer(id);
ALTER TABLE ONLY hashwell.referral_limit
    ADD CONSTRAINT referral_limit_code_fkey FOREIGN KEY (code) REFERENCES hashwell.referral_code(code);
ALTER TABLE ONLY hashwell.reward
    ADD CONSTRAINT reward_code_fkey FOREIGN KEY (code) REFERENCES hashwell.referral_code(code);
ALTER TABLE ONLY hashwell.reward
    ADD CONSTRAINT reward_order_id_fkey FOREIGN KEY (order_id) REFERENCES hashwell.customer_order(id);
ALTER TABLE ONLY hashwell.reward
    ADD CONSTRAINT reward_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES hashwell.customer(id);
ALTER TABLE ONLY hashwell.reward
    ADD CONSTRAINT reward_referral_id_fkey FOREIGN KEY (referral_id) REFERENCES hashwell.customer(id);
ALTER TABLE ONLY hashwell.session
    ADD CONSTRAINT session_user_id_fkey FOREIGN KEY (user_id) REFERENCES hashwell.customer(id);
ALTER TABLE ONLY hashwell.token
    ADD CONSTRAINT token_session_id_fkey FOREIGN KEY (session_id) REFERENCES hashwell.session(id);
ALTER TABLE ONLY hashwell.voucher
    ADD CONSTRAINT voucher_order_id_fkey FOREIGN KEY (order_id) REFERENCES hashwell.customer_order(id);
