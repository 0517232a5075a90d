ALTER TABLE "codes" ADD COLUMN "registration_id" text;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "sealed" text;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "due_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "reset_links" ADD COLUMN "ends_totp" boolean DEFAULT false NOT NULL;
