CREATE TABLE "contact_changes" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"contact" text NOT NULL,
	"bindable_from" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD COLUMN "browser" text;--> statement-breakpoint
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'touchstone_server') THEN
    RETURN;
  END IF;
  GRANT SELECT, INSERT, UPDATE, DELETE ON contact_changes TO touchstone_server;
END
$$;
