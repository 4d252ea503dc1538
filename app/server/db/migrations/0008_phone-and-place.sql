CREATE TABLE "phone_views" (
	"viewer" integer NOT NULL,
	"day" date NOT NULL,
	"ad_id" integer NOT NULL,
	"network" "bytea",
	CONSTRAINT "phone_views_viewer_day_ad_id_pk" PRIMARY KEY("viewer","day","ad_id")
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"key" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "is_place_exact" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "is_city_point" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "phone_views" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_views" ADD CONSTRAINT "phone_views_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_views_ad_id_index" ON "phone_views" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "phone_views_network_day_index" ON "phone_views" USING btree ("network","day");--> statement-breakpoint
CREATE INDEX "phone_views_day_index" ON "phone_views" USING btree ("day");--> statement-breakpoint
-- Two random UUIDs have 244 random bits.
INSERT INTO "server_secrets" ("key") VALUES (sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea));
