CREATE TABLE "checkpoint_tapes" (
	"symbol" text NOT NULL,
	"to_sequence" bigint NOT NULL,
	"from_sequence" bigint NOT NULL,
	"checkpoint_id" bigint NOT NULL,
	"root" text NOT NULL,
	CONSTRAINT "checkpoint_tapes_symbol_to_sequence_pk" PRIMARY KEY("symbol","to_sequence")
);
--> statement-breakpoint
CREATE TABLE "tape_retention" (
	"kept_through_checkpoint" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tape_heads" ADD COLUMN "dropped_sequence" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "checkpoint_tapes_checkpoint" ON "checkpoint_tapes" USING btree ("checkpoint_id");--> statement-breakpoint
ALTER TABLE "checkpoints" DROP COLUMN "tapes";--> statement-breakpoint
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'touchstone_server') THEN
    RETURN;
  END IF;
  GRANT SELECT, INSERT ON checkpoint_tapes TO touchstone_server;
  GRANT SELECT ON tape_retention TO touchstone_server;
END
$$;
