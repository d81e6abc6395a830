-- CreateEnum
CREATE TYPE "DeliveryMode" AS ENUM ('TRADE_DIRECT', 'GC_MANAGED', 'FULL_SERVICE');

-- CreateEnum
CREATE TYPE "EstimateChange" AS ENUM ('ESTIMATED', 'SAVED', 'RESTORED', 'REFINED', 'ROOMS_CORRECTED');

-- CreateEnum
CREATE TYPE "InventoryStatus" AS ENUM ('PENDING', 'DONE', 'FAILED');

-- AlterTable
ALTER TABLE "estimate_revisions" ADD COLUMN     "change" "EstimateChange" NOT NULL DEFAULT 'ESTIMATED',
ADD COLUMN     "change_note" TEXT,
ADD COLUMN     "item_count" INTEGER,
ADD COLUMN     "total_cents" BIGINT;

-- Versions kept so far get their totals from their documents.
UPDATE "estimate_revisions" SET
  "item_count" = jsonb_array_length("document"->'items'),
  "total_cents" = (
    SELECT COALESCE(SUM(ROUND(((line->>'quantity')::numeric * (line->>'unitPrice')::numeric + (line->>'tax')::numeric) * 100)), 0)
    FROM jsonb_array_elements("document"->'items') AS line
  );

ALTER TABLE "estimate_revisions" ALTER COLUMN "item_count" SET NOT NULL,
ALTER COLUMN "total_cents" SET NOT NULL;

-- AlterTable
ALTER TABLE "estimates" ADD COLUMN     "change" "EstimateChange" NOT NULL DEFAULT 'ESTIMATED',
ADD COLUMN     "change_note" TEXT;

-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "delivery" "DeliveryMode" NOT NULL DEFAULT 'GC_MANAGED',
ADD COLUMN     "refinements" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "estimate_pdfs" (
    "estimate_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "estimate_pdfs_pkey" PRIMARY KEY ("estimate_id")
);

-- CreateTable
CREATE TABLE "inventories" (
    "estimate_id" INTEGER NOT NULL,
    "status" "InventoryStatus" NOT NULL DEFAULT 'PENDING',
    "run" INTEGER NOT NULL DEFAULT 1,
    "document" JSONB NOT NULL,
    "total_cents" BIGINT NOT NULL DEFAULT 0,
    "material_count" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 0,
    "estimate_version" INTEGER,
    "failure" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "touched_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inventories_pkey" PRIMARY KEY ("estimate_id")
);

-- CreateTable
CREATE TABLE "contractor_bids" (
    "id" SERIAL NOT NULL,
    "estimate_id" INTEGER NOT NULL,
    "document" JSONB NOT NULL,
    "total_cents" BIGINT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "estimate_version" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contractor_bids_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "estimate_pdfs_key_idx" ON "estimate_pdfs"("key");

-- CreateIndex
CREATE INDEX "inventories_status_touched_at_idx" ON "inventories"("status", "touched_at");

-- CreateIndex
CREATE UNIQUE INDEX "contractor_bids_estimate_id_key" ON "contractor_bids"("estimate_id");

-- AddForeignKey
ALTER TABLE "estimate_pdfs" ADD CONSTRAINT "estimate_pdfs_estimate_id_fkey" FOREIGN KEY ("estimate_id") REFERENCES "estimates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inventories" ADD CONSTRAINT "inventories_estimate_id_fkey" FOREIGN KEY ("estimate_id") REFERENCES "estimates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contractor_bids" ADD CONSTRAINT "contractor_bids_estimate_id_fkey" FOREIGN KEY ("estimate_id") REFERENCES "estimates"("id") ON DELETE CASCADE ON UPDATE CASCADE;
