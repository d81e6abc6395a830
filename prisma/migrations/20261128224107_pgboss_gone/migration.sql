-- Takes over what still waits or runs in the tables of pg-boss, where an earlier version kept its queue, and drops them.
DO $$
BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    INSERT INTO "queue_messages" ("kind", "payload", "rank")
      SELECT name, data, -priority FROM pgboss.job
      WHERE state <= 'active' AND data IS NOT NULL AND name NOT LIKE '\_\_pgboss\_\_%'
      ORDER BY created_on;
  END IF;
END $$;
DROP SCHEMA IF EXISTS "pgboss" CASCADE;
