-- Rows that are written again leave room on their page, so that the new version needs no index entry.
ALTER TABLE "books" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "positions" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "orders" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "second_contracts" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "exchange_quotes" SET (fillfactor = 70);--> statement-breakpoint
-- Hashes do not shrink; trying costs time.
ALTER TABLE "batches" ALTER COLUMN "leaves" SET STORAGE EXTERNAL;--> statement-breakpoint
CREATE SEQUENCE "batch_ids";--> statement-breakpoint

-- A posting in the journal is [kind, currency, from, to, amount, subject, held by from afterwards, held by to afterwards].
CREATE VIEW "ledger_entries" AS
SELECT j.book_id, b.world, j.sequence, j.at, p.number AS posting, p.value ->> 0 AS kind, p.value ->> 1 AS currency,
       side.account, side.amount, side.balance_after, p.value ->> 5 AS subject
FROM journal j
JOIN books b ON b.id = j.book_id
CROSS JOIN LATERAL json_array_elements(j.entries::json) WITH ORDINALITY AS p (value, number)
CROSS JOIN LATERAL (VALUES
  (p.value ->> 2, -(p.value ->> 4)::numeric(38,18), (p.value ->> 6)::numeric(38,18)),
  (p.value ->> 3, (p.value ->> 4)::numeric(38,18), (p.value ->> 7)::numeric(38,18))
) AS side (account, amount, balance_after);--> statement-breakpoint

CREATE VIEW "accounts" AS
SELECT b.id AS book_id, b.world, split_part(held.key, ':', 1) AS account, split_part(held.key, ':', 2) AS currency,
       held.value::numeric(38,18) AS amount
FROM books b
CROSS JOIN LATERAL json_each_text(b.state::json -> 'accounts') AS held;--> statement-breakpoint

-- The role that the server runs as. Whoever migrates may lack the right to make roles; then it is made by hand.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'touchstone_server') THEN
    CREATE ROLE touchstone_server NOLOGIN;
  END IF;
  IF NOT pg_has_role(current_user, 'touchstone_server', 'SET') THEN
    EXECUTE format('GRANT touchstone_server TO %I', current_user);
  END IF;
EXCEPTION
  WHEN insufficient_privilege OR duplicate_object OR unique_violation THEN
    RAISE NOTICE 'the role touchstone_server could not be made: the ledger is append-only by habit, not by rights';
END
$$;--> statement-breakpoint
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'touchstone_server') THEN
    RETURN;
  END IF;
  GRANT SELECT ON ALL TABLES IN SCHEMA public TO touchstone_server;
  GRANT INSERT ON journal, batches, ticks, kept_ticks, checkpoints, settings TO touchstone_server;
  GRANT UPDATE (checkpoint_id) ON batches TO touchstone_server;
  GRANT UPDATE (checkpoint_id, path) ON kept_ticks TO touchstone_server;
  GRANT INSERT, UPDATE ON books, positions, orders, second_contracts, house_balances, tape_heads TO touchstone_server;
  GRANT INSERT, UPDATE, DELETE ON exchange_quotes TO touchstone_server;
  GRANT INSERT, DELETE ON house_deltas TO touchstone_server;
  GRANT USAGE ON SEQUENCE batch_ids TO touchstone_server;
END
$$;
