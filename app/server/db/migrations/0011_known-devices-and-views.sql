CREATE TABLE "known_devices" (
	"token_hash" "bytea" NOT NULL,
	"user_id" integer NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_token_hash_user_id_pk" PRIMARY KEY("token_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "ad_view_networks" (
	"ad_id" integer NOT NULL,
	"network" "bytea" NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ad_view_networks_ad_id_network_pk" PRIMARY KEY("ad_id","network")
);
--> statement-breakpoint
ALTER TABLE "anonymous_sessions" ADD COLUMN "used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "code_requests" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "code_requests" ADD COLUMN "is_by_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_view_networks" ADD CONSTRAINT "ad_view_networks_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_user_id_index" ON "known_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_devices_used_at_index" ON "known_devices" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "ad_view_networks_seen_at_index" ON "ad_view_networks" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "ad_views_seen_at_index" ON "ad_views" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "anonymous_sessions_used_at_index" ON "anonymous_sessions" USING btree ("used_at");