CREATE TABLE "strategy_days" (
	"rule" text NOT NULL,
	"day" bigint NOT NULL,
	"result" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "strategy_days_rule_day_pk" PRIMARY KEY("rule","day")
);
--> statement-breakpoint
CREATE TABLE "receipt_inputs" (
	"hash" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "books" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "holder" text;--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_holder" UNIQUE("holder");--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_one_owner" CHECK (("books"."user_id" is null) <> ("books"."holder" is null));--> statement-breakpoint
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'touchstone_server') THEN
    GRANT SELECT, INSERT ON receipt_inputs, strategy_days TO touchstone_server;
  END IF;
END
$$;
