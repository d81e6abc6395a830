-- Requests sent before contractors were asked have ended: nobody looks for anybody any more.
UPDATE "contractor_requests" SET "status" = 'ENDED', "ended_at" = "created_at" WHERE "expires_at" IS NULL;

-- AlterTable
ALTER TABLE "lead_messages" ADD COLUMN "noticed_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "lead_messages_read_at_noticed_at_created_at_idx" ON "lead_messages"("read_at", "noticed_at", "created_at");
