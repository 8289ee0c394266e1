CREATE TABLE "level_closes" (
	"day" bigint NOT NULL,
	"symbol" text NOT NULL,
	"sequence" bigint NOT NULL,
	"mark" numeric(38, 18) NOT NULL,
	CONSTRAINT "level_closes_day_symbol_pk" PRIMARY KEY("day","symbol")
);
--> statement-breakpoint
CREATE TABLE "level_days" (
	"book_id" bigint NOT NULL,
	"day" bigint NOT NULL,
	"sequence" bigint NOT NULL,
	"least" text NOT NULL,
	"held" text NOT NULL,
	CONSTRAINT "level_days_book_id_day_pk" PRIMARY KEY("book_id","day")
);

--> statement-breakpoint
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'touchstone_server') THEN
    GRANT SELECT, INSERT, DELETE ON level_days, level_closes TO touchstone_server;
  END IF;
END
$$;
