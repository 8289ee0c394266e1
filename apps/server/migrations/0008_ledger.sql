CREATE TABLE "ledger_blocks" (
	"book_id" bigint NOT NULL,
	"block" bigint NOT NULL,
	"from_at" bigint NOT NULL,
	"to_at" bigint NOT NULL,
	"entries" text NOT NULL,
	"subjects" text NOT NULL,
	"replies" text NOT NULL,
	CONSTRAINT "ledger_blocks_book_id_block_pk" PRIMARY KEY("book_id","block")
);
--> statement-breakpoint
CREATE INDEX "journal_flows" ON "journal" USING btree ("book_id","sequence") WHERE command in ('{"kind":"grant_demo"}', '{"kind":"reset_demo"}');--> statement-breakpoint
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'touchstone_server') THEN
    RETURN;
  END IF;
  GRANT SELECT, INSERT ON ledger_blocks, equity_days TO touchstone_server;
END
$$;
