-- What search reads: published ads only, derived from `ads` in the same transaction.
-- Written by hand: drizzle-kit knows no partitions. Never CREATE EXTENSION intarray: it takes @> and &&
-- of int[] to itself, and the GIN index below is silently unused.
CREATE TABLE ad_search (
  id integer NOT NULL,
  sub integer NOT NULL,      -- subcategories.number
  cat smallint NOT NULL,     -- categories.number
  city integer,              -- filter_tokens.id
  price bigint,              -- dirams
  rank bigint NOT NULL,      -- promotion level << 42 | published, in ms
  n1 double precision, n2 double precision, n3 double precision,
  n4 double precision, n5 double precision, n6 double precision,
  n7 double precision, n8 double precision, n9 double precision,
  tags integer[] NOT NULL    -- filter_tokens.id, and 2^30 | hash30 of words
) PARTITION BY LIST (cat);--> statement-breakpoint
CREATE TABLE ad_search_1 PARTITION OF ad_search FOR VALUES IN (1);--> statement-breakpoint
CREATE TABLE ad_search_2 PARTITION OF ad_search FOR VALUES IN (2);--> statement-breakpoint
CREATE TABLE ad_search_3 PARTITION OF ad_search FOR VALUES IN (3);--> statement-breakpoint
CREATE TABLE ad_search_4 PARTITION OF ad_search FOR VALUES IN (4);--> statement-breakpoint
CREATE TABLE ad_search_5 PARTITION OF ad_search FOR VALUES IN (5);--> statement-breakpoint
CREATE TABLE ad_search_6 PARTITION OF ad_search FOR VALUES IN (6);--> statement-breakpoint
CREATE TABLE ad_search_7 PARTITION OF ad_search FOR VALUES IN (7);--> statement-breakpoint
CREATE TABLE ad_search_8 PARTITION OF ad_search FOR VALUES IN (8);--> statement-breakpoint
CREATE TABLE ad_search_9 PARTITION OF ad_search FOR VALUES IN (9);--> statement-breakpoint
CREATE TABLE ad_search_10 PARTITION OF ad_search FOR VALUES IN (10);--> statement-breakpoint
CREATE TABLE ad_search_11 PARTITION OF ad_search FOR VALUES IN (11);--> statement-breakpoint
CREATE TABLE ad_search_default PARTITION OF ad_search DEFAULT;--> statement-breakpoint
ALTER TABLE ad_search ALTER COLUMN tags SET STATISTICS 2000;--> statement-breakpoint
CREATE INDEX ad_search_sub_rank ON ad_search (sub, rank DESC, id DESC);--> statement-breakpoint
CREATE INDEX ad_search_rank ON ad_search (rank DESC, id DESC);--> statement-breakpoint
CREATE INDEX ad_search_sub_price ON ad_search (sub, price, id);--> statement-breakpoint
CREATE INDEX ad_search_tags ON ad_search USING gin (tags);--> statement-breakpoint
CREATE INDEX ad_search_id ON ad_search (id);
