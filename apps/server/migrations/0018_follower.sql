CREATE TABLE "follower_positions" (
	"follower" text PRIMARY KEY NOT NULL,
	"xid" "xid8" NOT NULL,
	"system" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedule_days" (
	"name" text PRIMARY KEY NOT NULL,
	"day" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "xid" "xid8" DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "batches" ALTER COLUMN "xid" SET DEFAULT pg_current_xact_id();--> statement-breakpoint
UPDATE batches SET xid = pg_current_xact_id() WHERE id IN (
  SELECT j.batch_id FROM books b
  LEFT JOIN message_cursors c ON c.book_id = b.id
  JOIN journal j ON j.book_id = b.id AND j.sequence > coalesce(c.sequence, 0)
  WHERE b.sequence > coalesce(c.sequence, 0)
);--> statement-breakpoint
INSERT INTO follower_positions (follower, xid, system)
SELECT 'messages', pg_current_xact_id(), system_identifier::text FROM pg_control_system();--> statement-breakpoint
CREATE INDEX "batches_xid" ON "batches" USING btree ("xid","id");--> statement-breakpoint
DROP TABLE "message_cursors" CASCADE;--> statement-breakpoint
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'touchstone_server') THEN
    RETURN;
  END IF;
  GRANT SELECT, INSERT, UPDATE ON follower_positions, schedule_days TO touchstone_server;
END
$$;
