-- A profit that a shortage booked was left out where the same row liquidated its position: results are made again when they are asked for.
DELETE FROM "close_results";--> statement-breakpoint
DELETE FROM "result_heads";
