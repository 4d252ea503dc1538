CREATE TABLE "import_candidates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_candidates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"source_id" text NOT NULL,
	"ad" jsonb NOT NULL,
	"title" text NOT NULL,
	"subtitle2" text,
	"cover" text,
	"imported_at" timestamp with time zone,
	"ad_id" integer,
	CONSTRAINT "import_candidates_ownerId_sourceId_unique" UNIQUE("owner_id","source_id")
);
--> statement-breakpoint
ALTER TABLE "import_candidates" ADD CONSTRAINT "import_candidates_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_candidates" ADD CONSTRAINT "import_candidates_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_candidates_ad_id_index" ON "import_candidates" USING btree ("ad_id");