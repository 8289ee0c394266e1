CREATE TABLE "candle_spans" (
	"symbol" text PRIMARY KEY NOT NULL,
	"minutes_from" bigint NOT NULL,
	"five_minutes_from" bigint NOT NULL,
	"hours_from" bigint NOT NULL,
	"whole_to" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candles" (
	"symbol" text NOT NULL,
	"interval" text NOT NULL,
	"open_at" bigint NOT NULL,
	"open" numeric(38, 18) NOT NULL,
	"high" numeric(38, 18) NOT NULL,
	"low" numeric(38, 18) NOT NULL,
	"close" numeric(38, 18) NOT NULL,
	"volume" numeric(38, 18) NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "candles_symbol_interval_open_at_pk" PRIMARY KEY("symbol","interval","open_at")
);
--> statement-breakpoint
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'touchstone_server') THEN
    RETURN;
  END IF;
  GRANT SELECT, INSERT, UPDATE ON candles, candle_spans TO touchstone_server;
END
$$;
