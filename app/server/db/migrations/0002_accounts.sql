CREATE TABLE "code_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"ip" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"salt" "bytea" NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketplaces" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "marketplaces_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"description" text,
	"has_delivery" boolean DEFAULT false NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"addresses" jsonb NOT NULL,
	CONSTRAINT "marketplaces_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "user_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"device_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone" text,
	"name" text NOT NULL,
	"profile_picture" text,
	"profile_description" text,
	"is_verified" boolean DEFAULT false NOT NULL,
	"balance_dirams" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_phone_unique" UNIQUE("phone"),
	CONSTRAINT "users_balance_whole" CHECK ("users"."balance_dirams" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ad_views" DROP CONSTRAINT "ad_views_session_id_anonymous_sessions_id_fk";
--> statement-breakpoint
ALTER TABLE "ads" DROP CONSTRAINT "ads_owner_id_anonymous_sessions_id_fk";
--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_owner_id_anonymous_sessions_id_fk";
--> statement-breakpoint
-- Written by hand from here to the end of its part: who published as a guest becomes a user without a phone, so
-- that no ad is lost; whoever has seen an ad as a guest stays counted.
ALTER TABLE "users" ADD COLUMN "guest_id" integer;--> statement-breakpoint
INSERT INTO "users" ("name", "created_at", "guest_id")
  SELECT 'Гость', s."created_at", s."id" FROM "anonymous_sessions" s
  WHERE s."id" IN (SELECT "owner_id" FROM "ads") ORDER BY s."id";--> statement-breakpoint
UPDATE "ads" SET "owner_id" = u."id" FROM "users" u WHERE u."guest_id" = "ads"."owner_id";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "guest_id";--> statement-breakpoint
DELETE FROM "idempotency_keys";--> statement-breakpoint
ALTER TABLE "ad_views" DROP CONSTRAINT "ad_views_ad_id_session_id_pk";--> statement-breakpoint
ALTER TABLE "ad_views" RENAME COLUMN "session_id" TO "viewer";--> statement-breakpoint
UPDATE "ad_views" SET "viewer" = -"viewer";--> statement-breakpoint
ALTER TABLE "ad_views" ADD CONSTRAINT "ad_views_ad_id_viewer_pk" PRIMARY KEY("ad_id","viewer");--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplaces" ADD CONSTRAINT "marketplaces_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_requests_phone_created_at_index" ON "code_requests" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "code_requests_ip_created_at_index" ON "code_requests" USING btree ("ip","created_at");--> statement-breakpoint
CREATE INDEX "code_requests_created_at_index" ON "code_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "images_owner_id_index" ON "images" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_sessions_token_hash_index" ON "user_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "user_sessions_user_id_index" ON "user_sessions" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;