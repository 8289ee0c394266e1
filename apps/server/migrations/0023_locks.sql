CREATE TABLE "known_browsers" (
	"owner" text NOT NULL,
	"browser" text NOT NULL,
	"seen_at" bigint NOT NULL,
	CONSTRAINT "known_browsers_owner_browser_pk" PRIMARY KEY("owner","browser")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"used_at" bigint,
	CONSTRAINT "recovery_codes_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
DROP INDEX "tries_since";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "asker" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "asker_network" text;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "stranger_network" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "tries" ADD COLUMN "last_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "known_browsers_seen_at" ON "known_browsers" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "tries_last_at" ON "tries" USING btree ("last_at");--> statement-breakpoint
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'touchstone_server') THEN
    RETURN;
  END IF;
  GRANT SELECT, INSERT, UPDATE, DELETE ON known_browsers, recovery_codes TO touchstone_server;
END
$$;
