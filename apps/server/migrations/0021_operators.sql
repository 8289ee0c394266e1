ALTER TABLE "second_factors" ADD COLUMN "last_use" text;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "credited_by" text;