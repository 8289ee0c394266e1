CREATE TABLE "records" (
	"book_id" bigint NOT NULL,
	"made_at" bigint NOT NULL,
	"due_at" bigint,
	"is_open" boolean NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"subject" text NOT NULL,
	"slot" text,
	"rank" numeric(38, 18),
	"body" text NOT NULL,
	CONSTRAINT "records_book_id_kind_id_pk" PRIMARY KEY("book_id","kind","id")
);
--> statement-breakpoint
ALTER TABLE "records" SET (fillfactor = 70);--> statement-breakpoint
INSERT INTO "records" (book_id, made_at, due_at, is_open, kind, id, state, subject, slot, rank, body)
SELECT book_id, opened_at, NULL, state <> 'closed', 'position', id, state, symbol,
       concat_ws(' ', symbol, direction, margin_mode), NULL::numeric, body FROM "positions"
UNION ALL
SELECT book_id, placed_at, expires_at, state = 'open', 'order', id, state, symbol, NULL, NULL, body FROM "orders"
UNION ALL
SELECT book_id, placed_at, expires_at, state = 'placed', 'second_contract', id, state, symbol, NULL, NULL, body
FROM "second_contracts"
UNION ALL
SELECT book_id, requested_at, NULL, stage IN ('submitted', 'claimed', 'approved', 'paying'), 'withdrawal', id, stage,
       currency, NULL, usdt_value, body FROM "withdrawals";--> statement-breakpoint
DROP TABLE "orders";--> statement-breakpoint
DROP TABLE "positions";--> statement-breakpoint
DROP TABLE "second_contracts";--> statement-breakpoint
DROP TABLE "withdrawals";--> statement-breakpoint
CREATE UNIQUE INDEX "records_open" ON "records" USING btree ("book_id","kind","slot") WHERE is_open;--> statement-breakpoint
CREATE INDEX "records_due" ON "records" USING btree ("due_at") WHERE is_open and due_at is not null;--> statement-breakpoint
CREATE INDEX "records_second_contract_voids" ON "records" USING btree ("due_at") WHERE kind = 'second_contract' and state = 'void';--> statement-breakpoint
CREATE INDEX "records_withdrawals" ON "records" USING btree ("made_at") WHERE kind = 'withdrawal';--> statement-breakpoint
CREATE INDEX "records_withdrawal_queue" ON "records" USING btree ("made_at") WHERE kind = 'withdrawal' and is_open;--> statement-breakpoint

-- What was a table a kind: to read from, under the names of the kind. A slot ends in direction and margin mode.
CREATE VIEW "positions" AS
SELECT book_id, id, subject AS symbol, split_part(slot, ' ', -2) AS direction, split_part(slot, ' ', -1) AS margin_mode,
       state, made_at AS opened_at, body, is_open
FROM records WHERE kind = 'position';--> statement-breakpoint
CREATE VIEW "orders" AS
SELECT book_id, id, subject AS symbol, state, body::json ->> 'marginMode' AS margin_mode, made_at AS placed_at,
       due_at AS expires_at, body, is_open
FROM records WHERE kind = 'order';--> statement-breakpoint
CREATE VIEW "second_contracts" AS
SELECT book_id, id, subject AS symbol, state, made_at AS placed_at, due_at AS expires_at, body, is_open
FROM records WHERE kind = 'second_contract';--> statement-breakpoint
CREATE VIEW "withdrawals" AS
SELECT book_id, id, made_at AS requested_at, state AS stage, subject AS currency, rank AS usdt_value, body, is_open
FROM records WHERE kind = 'withdrawal';--> statement-breakpoint

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'touchstone_server') THEN
    RETURN;
  END IF;
  GRANT SELECT, INSERT, UPDATE ON records TO touchstone_server;
  GRANT SELECT ON positions, orders, second_contracts, withdrawals TO touchstone_server;
END
$$;--> statement-breakpoint
-- A table that was just filled has no statistics until somebody gathers them.
ANALYZE "records";
