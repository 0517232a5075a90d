-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "codes_registration" ON "codes" USING btree ("registration_id");
