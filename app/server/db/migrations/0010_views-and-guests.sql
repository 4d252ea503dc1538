CREATE TABLE "ad_view_networks" (
	"ad_id" integer NOT NULL,
	"network" "bytea" NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ad_view_networks_ad_id_network_pk" PRIMARY KEY("ad_id","network")
);
--> statement-breakpoint
ALTER TABLE "anonymous_sessions" ADD COLUMN "used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_view_networks" ADD CONSTRAINT "ad_view_networks_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_view_networks_seen_at_index" ON "ad_view_networks" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "ad_views_seen_at_index" ON "ad_views" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "anonymous_sessions_used_at_index" ON "anonymous_sessions" USING btree ("used_at");