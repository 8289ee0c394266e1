CREATE TABLE "identity" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
