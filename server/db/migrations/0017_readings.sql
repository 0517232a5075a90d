CREATE TABLE "readings" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"asked" jsonb NOT NULL,
	"source" text NOT NULL,
	"status" text DEFAULT 'reading' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"found" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "readings_waiting" ON "readings" USING btree ("created_at") WHERE "readings"."status" = 'reading';--> statement-breakpoint
CREATE INDEX "readings_source" ON "readings" USING btree ("source");