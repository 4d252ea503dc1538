-- The index is derived from `ads`, and is written anew at the next start: `search_index` says so.
TRUNCATE "filter_tokens", "ad_search" RESTART IDENTITY;--> statement-breakpoint
CREATE TABLE "search_index" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
DROP TABLE "number_slots" CASCADE;--> statement-breakpoint
DROP INDEX "filter_tokens_subcategory_id_key_value_index";--> statement-breakpoint
ALTER TABLE "filter_tokens" ADD COLUMN "part" text NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "filter_tokens_subcategory_id_key_value_part_index" ON "filter_tokens" USING btree ("subcategory_id","key","value","part");--> statement-breakpoint
CREATE INDEX "filter_tokens_key_value_index" ON "filter_tokens" USING btree ("key","value");--> statement-breakpoint
-- Written by hand from here on, like the table itself (migration 0001).
ALTER TABLE "ad_search" DROP COLUMN "city", DROP COLUMN "rank";--> statement-breakpoint
ALTER TABLE "ad_search" ADD COLUMN "published" bigint NOT NULL, -- in ms
  ADD COLUMN "level" smallint NOT NULL; -- 0 BASIC, 1 VIP, 2 PREMIUM--> statement-breakpoint
CREATE INDEX "ad_search_sub_published" ON "ad_search" ("sub", "published" DESC, "id" DESC);--> statement-breakpoint
CREATE INDEX "ad_search_published" ON "ad_search" ("published" DESC, "id" DESC);--> statement-breakpoint
CREATE INDEX "ad_search_premium" ON "ad_search" ("published" DESC, "id" DESC) WHERE "level" = 2;--> statement-breakpoint
CREATE INDEX "ad_search_price" ON "ad_search" ("price", "id");
