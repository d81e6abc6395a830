-- A webhook's secret before the present one signs beside it for a day. The version before signs with the present one alone.

-- AlterTable
ALTER TABLE "webhooks" ADD COLUMN "former_sealed_secret" TEXT, ADD COLUMN "former_until" TIMESTAMPTZ(3);

-- What calls with an idempotency key made. The version before makes a thing for each call.

-- CreateTable
CREATE TABLE "keyed_calls" (
    "account_id" INTEGER NOT NULL,
    "operation" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "input_hash" TEXT NOT NULL,
    "sealed_result" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "keyed_calls_pkey" PRIMARY KEY ("account_id","operation","key")
);

-- CreateIndex
CREATE INDEX "keyed_calls_created_at_idx" ON "keyed_calls"("created_at");

-- AddForeignKey
ALTER TABLE "keyed_calls" ADD CONSTRAINT "keyed_calls_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
