ALTER TABLE "sessions" ADD COLUMN "method" text DEFAULT 'password' NOT NULL;
