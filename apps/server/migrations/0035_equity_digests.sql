-- They are made again from the journal when somebody asks.
DELETE FROM "equity_states";--> statement-breakpoint
DELETE FROM "equity_heads";--> statement-breakpoint
ALTER TABLE "equity_heads" ADD COLUMN "digest" text NOT NULL;--> statement-breakpoint
ALTER TABLE "equity_states" ADD COLUMN "digest" text NOT NULL;
