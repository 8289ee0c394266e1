CREATE TABLE "shared_receipts" (
	"code" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"book_id" bigint NOT NULL,
	"sequence" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "shared_receipts_row" UNIQUE("user_id","book_id","sequence")
);
--> statement-breakpoint
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'touchstone_server') THEN
    RETURN;
  END IF;
  GRANT SELECT, INSERT, DELETE ON shared_receipts TO touchstone_server;
END
$$;
