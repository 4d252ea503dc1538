ALTER TABLE "ads" ADD COLUMN "status_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "status_before" text;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "close_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "ads_status_at_index" ON "ads" USING btree ("status_at") WHERE "ads"."status" = 'DELETED';