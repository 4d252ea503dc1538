ALTER TABLE "ads" ADD COLUMN "changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "ads_changed_in_id_index" ON "ads" USING btree ("changed_in","id");--> statement-breakpoint
-- Written by hand from here on. Views and other counts are no change: their updates stay cheap.
CREATE FUNCTION "ads_note_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."changed_in" := pg_current_xact_id();
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "ads_note_change" BEFORE UPDATE OF "status", "title", "category_id", "attrs" ON "ads"
	FOR EACH ROW EXECUTE FUNCTION "ads_note_change"();
