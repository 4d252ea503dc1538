ALTER TABLE "ads" ADD COLUMN "price_period" text;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "company" text;