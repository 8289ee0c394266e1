CREATE TABLE "equity_heads" (
	"book_id" bigint PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL,
	"at" bigint NOT NULL,
	"first_at" bigint NOT NULL,
	"first_held" text NOT NULL,
	"first_flow" numeric(38, 18) NOT NULL,
	"held" text NOT NULL,
	"flow" numeric(38, 18) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "equity_states" (
	"book_id" bigint NOT NULL,
	"step_ms" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"sequence" bigint NOT NULL,
	"held" text NOT NULL,
	"flow" numeric(38, 18) NOT NULL,
	CONSTRAINT "equity_states_book_id_step_ms_ends_at_pk" PRIMARY KEY("book_id","step_ms","ends_at")
);
--> statement-breakpoint
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'touchstone_server') THEN
    RETURN;
  END IF;
  -- What a book held follows from its journal: old states are dropped, and wrong ones made again.
  GRANT SELECT, INSERT, UPDATE, DELETE ON equity_heads, equity_states TO touchstone_server;
END
$$;
