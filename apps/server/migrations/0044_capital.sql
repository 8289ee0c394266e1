DROP INDEX "arrivals_free";--> statement-breakpoint
ALTER TABLE "arrivals" ADD COLUMN "capital_proposal" bigint;--> statement-breakpoint
CREATE INDEX "arrivals_free" ON "arrivals" USING btree ("channel","id") WHERE deposit_id is null and capital_proposal is null;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_capital" UNIQUE("capital_proposal");