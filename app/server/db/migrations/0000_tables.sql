CREATE TABLE "ad_views" (
	"ad_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ad_views_ad_id_session_id_pk" PRIMARY KEY("ad_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "ads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"category_id" text NOT NULL,
	"subcategory_id" text NOT NULL,
	"status" text NOT NULL,
	"promotion_type" text NOT NULL,
	"promotion_period" integer,
	"title" text NOT NULL,
	"description" text,
	"facts" text,
	"price_dirams" bigint,
	"area_price_dirams" bigint,
	"price_text" text,
	"city" text,
	"latitude" double precision,
	"longitude" double precision,
	"address" text,
	"images" jsonb NOT NULL,
	"attrs" jsonb NOT NULL,
	"characteristics" jsonb NOT NULL,
	"description_fields" jsonb NOT NULL,
	"imei" text,
	"plan_hash" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "ads_status_known" CHECK ("ads"."status" in ('IN_MODERATION', 'PUBLISHED', 'HIDDEN', 'EXPIRED', 'REJECTED', 'DELETED')),
	CONSTRAINT "ads_price_positive" CHECK ("ads"."price_dirams" >= 0),
	CONSTRAINT "ads_place_whole" CHECK (("ads"."latitude" is null) = ("ads"."longitude" is null))
);
--> statement-breakpoint
CREATE TABLE "anonymous_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "anonymous_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" "bytea" NOT NULL,
	"device_id" text NOT NULL,
	"device_name" text NOT NULL,
	"device_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"number" smallint NOT NULL,
	"ordinal" smallint,
	"name" text NOT NULL,
	"image" text NOT NULL,
	"type" text NOT NULL,
	"groups" jsonb NOT NULL,
	CONSTRAINT "categories_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "definitions" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"hash" text NOT NULL,
	"seeded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "filter_lists" (
	"filter_id" text NOT NULL,
	"parent" text NOT NULL,
	"groups" jsonb NOT NULL,
	CONSTRAINT "filter_lists_filter_id_parent_pk" PRIMARY KEY("filter_id","parent")
);
--> statement-breakpoint
CREATE TABLE "filter_pages" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"page" jsonb NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "filter_pages_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "filter_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "filter_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 1073741823 START WITH 1 CACHE 1),
	"subcategory_id" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"df" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "filter_values" (
	"filter_id" text NOT NULL,
	"parent" text NOT NULL,
	"ordinal" integer NOT NULL,
	"value_text" text NOT NULL,
	"folded" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "filter_values_filter_id_parent_ordinal_pk" PRIMARY KEY("filter_id","parent","ordinal")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner_id" integer NOT NULL,
	"key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_owner_id_key_pk" PRIMARY KEY("owner_id","key")
);
--> statement-breakpoint
CREATE TABLE "lab_fixtures" (
	"id" text PRIMARY KEY NOT NULL,
	"ordinal" integer NOT NULL,
	"group" text NOT NULL,
	"title" text NOT NULL,
	"mode" text NOT NULL,
	"category_id" text,
	"subcategory_id" text,
	"page" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "number_slots" (
	"subcategory_id" text NOT NULL,
	"key" text NOT NULL,
	"slot" smallint NOT NULL,
	CONSTRAINT "number_slots_subcategory_id_key_pk" PRIMARY KEY("subcategory_id","key"),
	CONSTRAINT "number_slots_nine" CHECK ("number_slots"."slot" between 1 and 9)
);
--> statement-breakpoint
CREATE TABLE "subcategories" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "subcategories_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" text NOT NULL,
	"ordinal" smallint,
	"name" text NOT NULL,
	"limits" jsonb NOT NULL,
	CONSTRAINT "subcategories_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "ad_views" ADD CONSTRAINT "ad_views_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_views" ADD CONSTRAINT "ad_views_session_id_anonymous_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."anonymous_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_owner_id_anonymous_sessions_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."anonymous_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filter_tokens" ADD CONSTRAINT "filter_tokens_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_owner_id_anonymous_sessions_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."anonymous_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "number_slots" ADD CONSTRAINT "number_slots_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ads_owner_id_id_index" ON "ads" USING btree ("owner_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ads_subcategory_id_status_index" ON "ads" USING btree ("subcategory_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "anonymous_sessions_token_hash_index" ON "anonymous_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "filter_tokens_subcategory_id_key_value_index" ON "filter_tokens" USING btree ("subcategory_id","key","value");--> statement-breakpoint
CREATE INDEX "filter_values_filter_id_value_text_index" ON "filter_values" USING btree ("filter_id","value_text");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "number_slots_subcategory_id_slot_index" ON "number_slots" USING btree ("subcategory_id","slot");