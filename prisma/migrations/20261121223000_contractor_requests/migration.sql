-- CreateEnum
CREATE TYPE "Timeframe" AS ENUM ('ASAP', 'TWO_TO_FOUR_WEEKS', 'ONE_TO_THREE_MONTHS', 'FLEXIBLE');

-- CreateTable
CREATE TABLE "contractor_requests" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "estimate_id" INTEGER NOT NULL,
    "first_name" TEXT NOT NULL,
    "timeframe" "Timeframe" NOT NULL,
    "phone" TEXT,
    "special_request" TEXT,
    "tasks" TEXT[],
    "state" TEXT,
    "zip" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contractor_requests_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "contractor_requests_estimate_id_created_at_id_idx" ON "contractor_requests"("estimate_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "contractor_requests_account_id_idx" ON "contractor_requests"("account_id");

-- AddForeignKey
ALTER TABLE "contractor_requests" ADD CONSTRAINT "contractor_requests_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contractor_requests" ADD CONSTRAINT "contractor_requests_estimate_id_fkey" FOREIGN KEY ("estimate_id") REFERENCES "estimates"("id") ON DELETE CASCADE ON UPDATE CASCADE;
