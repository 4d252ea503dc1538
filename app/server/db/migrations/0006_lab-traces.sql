CREATE TABLE "lab_traces" (
	"id" text PRIMARY KEY NOT NULL,
	"ordinal" integer NOT NULL,
	"group" text NOT NULL,
	"title" text NOT NULL,
	"mode" text NOT NULL,
	"shows" text NOT NULL,
	"trace" text NOT NULL
);
