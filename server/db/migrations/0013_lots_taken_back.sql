ALTER TABLE "lots" ADD COLUMN "taken_back_at" timestamp (3) with time zone;
