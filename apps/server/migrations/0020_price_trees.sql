CREATE TABLE "kept_stretches" (
	"book_id" bigint NOT NULL,
	"sequence" bigint NOT NULL,
	"symbol" text NOT NULL,
	"to_sequence" bigint NOT NULL,
	"stretch" text NOT NULL,
	CONSTRAINT "kept_stretches_book_id_sequence_symbol_to_sequence_pk" PRIMARY KEY("book_id","sequence","symbol","to_sequence")
);
--> statement-breakpoint
CREATE TABLE "price_nodes" (
	"symbol" text NOT NULL,
	"count" bigint NOT NULL,
	"first" bigint NOT NULL,
	"node" text NOT NULL,
	CONSTRAINT "price_nodes_symbol_count_first_pk" PRIMARY KEY("symbol","count","first")
);
--> statement-breakpoint
CREATE TABLE "price_trees" (
	"symbol" text PRIMARY KEY NOT NULL,
	"from_sequence" bigint NOT NULL,
	"count" bigint NOT NULL,
	"peaks" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkpoint_tapes" ADD COLUMN "prices_from" bigint;--> statement-breakpoint
ALTER TABLE "checkpoint_tapes" ADD COLUMN "prices" text;--> statement-breakpoint
ALTER TABLE "checkpoints" ADD COLUMN "statement" text;--> statement-breakpoint
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'touchstone_server') THEN
    RETURN;
  END IF;
  GRANT SELECT, INSERT, UPDATE ON price_trees TO touchstone_server;
  GRANT SELECT, INSERT ON price_nodes, kept_stretches TO touchstone_server;
END
$$;
