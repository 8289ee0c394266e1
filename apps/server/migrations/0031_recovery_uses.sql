ALTER TABLE "withdrawal_guards" ADD COLUMN "recovery_at" bigint;--> statement-breakpoint
ALTER TABLE "withdrawal_guards" ADD COLUMN "recovery_use" text;