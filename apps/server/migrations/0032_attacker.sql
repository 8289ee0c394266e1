-- Of rows to come: what was written past the server before is no reason not to start, and verification says it.
ALTER TABLE "agreement_acceptances" ADD CONSTRAINT "agreement_acceptances_id" CHECK ("agreement_acceptances"."id" > 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "close_results" ADD CONSTRAINT "close_results_sequence" CHECK ("close_results"."sequence" > 0) NOT VALID;--> statement-breakpoint
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'touchstone_server') THEN
    RETURN;
  END IF;
  -- Results follow from the journal: where the kept ones lead to no further, they are made anew.
  GRANT DELETE ON close_results TO touchstone_server;
END
$$;
