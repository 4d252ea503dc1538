CREATE TABLE "ad_view_days" (
	"ad_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ad_view_days_ad_id_day_pk" PRIMARY KEY("ad_id","day")
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ad_id" integer NOT NULL,
	"price_dirams" bigint NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"ad_id" integer NOT NULL,
	"viewer" integer NOT NULL,
	"reason" text NOT NULL,
	"details" text,
	"network" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "complaints_ad_id_viewer_pk" PRIMARY KEY("ad_id","viewer"),
	CONSTRAINT "complaints_reason_known" CHECK ("complaints"."reason" in ('FRAUD', 'SOLD', 'WRONG_CATEGORY', 'FORBIDDEN', 'OTHER'))
);
--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "key_facts" jsonb;--> statement-breakpoint
ALTER TABLE "subcategories" ADD COLUMN "kind" text DEFAULT 'GOODS' NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_view_days" ADD CONSTRAINT "ad_view_days_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_view_days_day_index" ON "ad_view_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "price_changes_ad_id_id_index" ON "price_changes" USING btree ("ad_id","id");--> statement-breakpoint
CREATE INDEX "complaints_viewer_created_at_index" ON "complaints" USING btree ("viewer","created_at");--> statement-breakpoint
CREATE INDEX "complaints_network_created_at_index" ON "complaints" USING btree ("network","created_at");--> statement-breakpoint
CREATE INDEX "complaints_created_at_index" ON "complaints" USING btree ("created_at");--> statement-breakpoint
CREATE FUNCTION keep_price_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO price_changes (ad_id, price_dirams) VALUES (OLD.id, OLD.price_dirams);
	DELETE FROM price_changes WHERE ad_id = OLD.id AND id NOT IN (
		SELECT id FROM price_changes WHERE ad_id = OLD.id ORDER BY id DESC LIMIT 12
	);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER ads_price_change AFTER UPDATE OF price_dirams ON ads FOR EACH ROW
	WHEN (OLD.price_dirams <> NEW.price_dirams) EXECUTE FUNCTION keep_price_change();
