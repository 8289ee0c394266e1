CREATE TABLE "anti_phishing_codes" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"set_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" bigint NOT NULL,
	"topic" text NOT NULL,
	"email" boolean NOT NULL,
	"text" boolean NOT NULL,
	"push" boolean NOT NULL,
	CONSTRAINT "notification_preferences_user_id_topic_pk" PRIMARY KEY("user_id","topic")
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "message_id" bigint;--> statement-breakpoint
CREATE INDEX "deliveries_told" ON "deliveries" USING btree ("id") WHERE state = 'told';--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_message" UNIQUE("message_id");--> statement-breakpoint
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'touchstone_server') THEN
    RETURN;
  END IF;
  GRANT SELECT, INSERT, UPDATE ON notification_preferences TO touchstone_server;
  GRANT SELECT, INSERT, UPDATE, DELETE ON anti_phishing_codes TO touchstone_server;
END
$$;
