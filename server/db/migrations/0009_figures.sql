-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "generations_speed" ON "generations" USING btree ("feature","engine_id","engine_model","completed_at") WHERE "generations"."status" = 'completed';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "generations_figures" ON "generations" USING btree ("status","created_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "generations_estimates";
