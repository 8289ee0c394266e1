CREATE TABLE "checkpoint_blocks" (
	"checkpoint_id" bigint NOT NULL,
	"block" bigint NOT NULL,
	"first_batch" bigint NOT NULL,
	"skipped" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "checkpoint_blocks_checkpoint_id_block_pk" PRIMARY KEY("checkpoint_id","block")
);
--> statement-breakpoint
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'touchstone_server') THEN
    RETURN;
  END IF;
  GRANT SELECT, INSERT ON checkpoint_blocks TO touchstone_server;
END
$$;
