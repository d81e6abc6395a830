-- All estimates of an account in one file. The version before knows no exports; those that wait are written once it is replaced.

-- CreateEnum
CREATE TYPE "EstimateExportStatus" AS ENUM ('PENDING', 'READY', 'FAILED');

-- CreateTable
CREATE TABLE "estimate_exports" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "status" "EstimateExportStatus" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "finished_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "key" TEXT,
    "size" BIGINT,
    "estimate_count" INTEGER,
    "failure" TEXT,

    CONSTRAINT "estimate_exports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "estimate_exports_account_id_key" ON "estimate_exports"("account_id");

-- CreateIndex
CREATE INDEX "estimate_exports_key_idx" ON "estimate_exports"("key");

-- CreateIndex
CREATE INDEX "estimate_exports_expires_at_idx" ON "estimate_exports"("expires_at");

-- AddForeignKey
ALTER TABLE "estimate_exports" ADD CONSTRAINT "estimate_exports_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
