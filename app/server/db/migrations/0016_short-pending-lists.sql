-- Each search reads the whole list of entries that are not yet in the index: 64 kB instead of 4 MB.
DROP INDEX "ad_search_tags";--> statement-breakpoint
CREATE INDEX "ad_search_tags" ON "ad_search" USING gin ("tags") WITH (gin_pending_list_limit = 64);
