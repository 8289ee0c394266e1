-- Results followed from the journal without the profit that a funding had booked: they are made once more when they are asked for.
DELETE FROM "close_results";--> statement-breakpoint
DELETE FROM "result_heads";
