-- The seven plans. Prices are whole VND, credits are a month's; null is "by agreement" and "unlimited".
INSERT INTO "plans" ("id", "price_monthly", "credits", "popular") VALUES
  ('free_trial', 0, 5, false),
  ('basic', 99000, 60, false),
  ('starter', 199000, 140, false),
  ('pro', 399000, 320, true),
  ('professional', 799000, 700, false),
  ('premium', 1499000, 1500, false),
  ('enterprise', null, null, false);
--> statement-breakpoint
-- Takes one call of a token: at most `most` in any 60 seconds, by this database's clock alone, so
-- that processes and their clocks do not matter. Tells how many are left and when there is room again.
CREATE FUNCTION take_token_call(
  token text, account text, used text, most integer,
  OUT taken boolean, OUT remaining integer, OUT reset_ms integer
) LANGUAGE plpgsql AS $$
DECLARE
  moment timestamptz;
  recent integer;
  blocking timestamptz;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(token, 4300118));
  moment := clock_timestamp();
  DELETE FROM api_token_calls WHERE token_id = token AND at <= moment - interval '60 seconds';
  SELECT count(*) INTO recent FROM api_token_calls WHERE token_id = token;
  taken := recent < most;
  IF taken THEN
    INSERT INTO api_token_calls (token_id, at) VALUES (token, moment);
    INSERT INTO api_uses (user_id, day, service, calls)
      VALUES (account, (moment AT TIME ZONE 'Asia/Ho_Chi_Minh')::date, used, 1)
      ON CONFLICT (user_id, day, service) DO UPDATE SET calls = api_uses.calls + 1;
    UPDATE api_tokens SET last_used_at = moment
      WHERE id = token AND (last_used_at IS NULL OR last_used_at < moment - interval '1 second');
  END IF;
  remaining := greatest(0, most - recent - CASE WHEN taken THEN 1 ELSE 0 END);
  -- The call whose leaving makes room: the oldest, or of many (a lowered limit) the last too many.
  SELECT at INTO blocking FROM api_token_calls WHERE token_id = token
    ORDER BY at DESC OFFSET greatest(0, least(most, recent + CASE WHEN taken THEN 1 ELSE 0 END) - 1) LIMIT 1;
  reset_ms := ceil(extract(epoch FROM (blocking + interval '60 seconds' - moment)) * 1000);
END $$;
