-- The queue as rows of our own: what waits, runs or is to be tried again; what is done is gone.
-- Rows come and go all the time, so the table is cleaned after a thousand of them, however many it holds.
CREATE TABLE "queue_messages" (
    "id" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "rank" INTEGER NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "run_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "queue_messages_pkey" PRIMARY KEY ("id")
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
CREATE INDEX "queue_messages_kind_rank_id_idx" ON "queue_messages"("kind", "rank", "id");
CREATE INDEX "queue_messages_kind_run_at_idx" ON "queue_messages"("kind", "run_at");
CREATE INDEX "queue_messages_kind_payload_idx" ON "queue_messages"("kind", "payload");
