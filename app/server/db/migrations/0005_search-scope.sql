-- The index is written anew at the next start: `search_index` says so.
TRUNCATE "filter_tokens", "ad_search" RESTART IDENTITY;--> statement-breakpoint
DELETE FROM "search_index";--> statement-breakpoint
ALTER TABLE "filter_tokens" RENAME COLUMN "subcategory_id" TO "scope";--> statement-breakpoint
ALTER TABLE "filter_tokens" DROP CONSTRAINT "filter_tokens_subcategory_id_subcategories_id_fk";
--> statement-breakpoint
DROP INDEX "filter_tokens_subcategory_id_key_value_part_index";--> statement-breakpoint
DROP INDEX "filter_tokens_key_value_index";--> statement-breakpoint
CREATE UNIQUE INDEX "filter_tokens_scope_key_value_part_index" ON "filter_tokens" USING btree ("scope","key","value","part");