-- The ledger is append-only.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger entries are never changed or removed';
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_append_only BEFORE UPDATE OR DELETE ON "entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER entries_never_emptied BEFORE TRUNCATE ON "entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
-- Every event is announced at commit; listeners read the row's object themselves.
CREATE FUNCTION announce_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('mau_events', json_build_object(
    'seq', NEW.seq, 'user', NEW.user_id, 'type', NEW.type, 'ref', NEW.ref_id, 'deleted', NEW.deleted
  )::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER events_announced AFTER INSERT ON "events"
  FOR EACH ROW EXECUTE FUNCTION announce_event();
