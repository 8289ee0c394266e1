CREATE TABLE "requests" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"hash" text NOT NULL,
	"reply" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "requests_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "public_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "short_links" (
	"code" text PRIMARY KEY NOT NULL,
	"type" integer NOT NULL,
	"target" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "requests_at" ON "requests" USING btree ("at");--> statement-breakpoint
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'touchstone_server') THEN
    RETURN;
  END IF;
  GRANT SELECT ON short_links, public_settings TO touchstone_server;
  GRANT SELECT, INSERT, UPDATE, DELETE ON requests TO touchstone_server;
END
$$;
