CREATE TABLE "comparisons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comparisons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"guest_id" integer,
	"ad_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comparisons_user_ad" UNIQUE("user_id","ad_id"),
	CONSTRAINT "comparisons_guest_ad" UNIQUE("guest_id","ad_id"),
	CONSTRAINT "comparisons_one_owner" CHECK (num_nonnulls("comparisons"."user_id", "comparisons"."guest_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favorites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"guest_id" integer,
	"ad_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"note" text,
	"price_dirams" bigint,
	"removed_at" timestamp with time zone,
	CONSTRAINT "favorites_user_ad" UNIQUE("user_id","ad_id"),
	CONSTRAINT "favorites_guest_ad" UNIQUE("guest_id","ad_id"),
	CONSTRAINT "favorites_one_owner" CHECK (num_nonnulls("favorites"."user_id", "favorites"."guest_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_guest_id_anonymous_sessions_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."anonymous_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_guest_id_anonymous_sessions_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."anonymous_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comparisons_ad_id_index" ON "comparisons" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "favorites_ad_id_index" ON "favorites" USING btree ("ad_id");