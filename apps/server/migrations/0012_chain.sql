CREATE TABLE "chain_cursors" (
	"network" text NOT NULL,
	"number" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "chain_cursors_network_number_pk" PRIMARY KEY("network","number")
);
--> statement-breakpoint
CREATE TABLE "chain_transfers" (
	"network" text NOT NULL,
	"tx_hash" text NOT NULL,
	"log_index" bigint NOT NULL,
	"block_number" bigint NOT NULL,
	"block_hash" text,
	"channel" text NOT NULL,
	"currency" text NOT NULL,
	"token" text NOT NULL,
	"sender" text NOT NULL,
	"recipient" text NOT NULL,
	"user_id" bigint NOT NULL,
	"units" numeric(78, 0) NOT NULL,
	"decimals" bigint NOT NULL,
	"amount" numeric(38, 18) NOT NULL,
	"remainder" numeric(78, 0) NOT NULL,
	"at" bigint NOT NULL,
	"delivered_at" bigint,
	CONSTRAINT "chain_transfers_network_tx_hash_log_index_pk" PRIMARY KEY("network","tx_hash","log_index")
);
--> statement-breakpoint
CREATE TABLE "deposit_addresses" (
	"key" text NOT NULL,
	"family" text NOT NULL,
	"user_id" bigint NOT NULL,
	"index" bigint NOT NULL,
	"address" text NOT NULL,
	"given_at" bigint NOT NULL,
	CONSTRAINT "deposit_addresses_key_user_id_pk" PRIMARY KEY("key","user_id"),
	CONSTRAINT "deposit_addresses_index" UNIQUE("key","index"),
	CONSTRAINT "deposit_addresses_address" UNIQUE("address")
);
--> statement-breakpoint
CREATE INDEX "chain_transfers_user" ON "chain_transfers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chain_transfers_block" ON "chain_transfers" USING btree ("network","block_number");--> statement-breakpoint
CREATE INDEX "chain_transfers_waiting" ON "chain_transfers" USING btree ("network") WHERE delivered_at is null and amount > 0;--> statement-breakpoint
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'touchstone_server') THEN
    RETURN;
  END IF;
  GRANT SELECT, INSERT ON deposit_addresses TO touchstone_server;
  GRANT SELECT, INSERT, DELETE ON chain_cursors TO touchstone_server;
  GRANT SELECT, INSERT, UPDATE, DELETE ON chain_transfers TO touchstone_server;
END
$$;
