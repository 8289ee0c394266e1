CREATE TABLE "close_results" (
	"book_id" bigint NOT NULL,
	"sequence" bigint NOT NULL,
	"place" bigint NOT NULL,
	"position_id" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "close_results_book_id_sequence_place_pk" PRIMARY KEY("book_id","sequence","place"),
	CONSTRAINT "close_results_position" UNIQUE("book_id","position_id","sequence","place")
);
--> statement-breakpoint
CREATE TABLE "result_heads" (
	"book_id" bigint PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL,
	"lives" text NOT NULL
);
--> statement-breakpoint
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'touchstone_server') THEN
    RETURN;
  END IF;
  -- What a close brought follows from the journal, and does not change.
  GRANT SELECT, INSERT ON close_results TO touchstone_server;
  GRANT SELECT, INSERT, UPDATE ON result_heads TO touchstone_server;
END
$$;
