-- Bytes of documents count against their owner, and of guests against their network's day. Versions that the version before
-- keeps meanwhile are counted with the next one that is kept. Work that an owner adds beyond what was read counts as runs.

-- AlterTable
ALTER TABLE "estimates" ADD COLUMN "added_work" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "versions_bytes" BIGINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "guest_writes" (
    "address_hash" TEXT NOT NULL,
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "bytes" BIGINT NOT NULL,

    CONSTRAINT "guest_writes_pkey" PRIMARY KEY ("address_hash","hour")
);

-- CreateIndex
CREATE INDEX "guest_writes_hour_idx" ON "guest_writes"("hour");
