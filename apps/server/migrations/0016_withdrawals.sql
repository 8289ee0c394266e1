CREATE TABLE "withdrawals" (
	"book_id" bigint NOT NULL,
	"id" text NOT NULL,
	"requested_at" bigint NOT NULL,
	"stage" text NOT NULL,
	"currency" text NOT NULL,
	"usdt_value" numeric(38, 18) NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "withdrawals_book_id_id_pk" PRIMARY KEY("book_id","id")
);
--> statement-breakpoint
DROP INDEX "journal_flows";--> statement-breakpoint
CREATE INDEX "withdrawals_book" ON "withdrawals" USING btree ("book_id","requested_at");--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("requested_at") WHERE stage in ('submitted', 'claimed', 'approved', 'paying');--> statement-breakpoint
CREATE INDEX "journal_flows" ON "journal" USING btree ("book_id","sequence") WHERE entries like '[["demo%' or entries like '[["deposit%' or entries like '[["withdrawal%' or entries like '[["reward%' or entries like '[["correction%';--> statement-breakpoint
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'touchstone_server') THEN
    RETURN;
  END IF;
  GRANT SELECT, INSERT, UPDATE ON withdrawals TO touchstone_server;
END
$$;
