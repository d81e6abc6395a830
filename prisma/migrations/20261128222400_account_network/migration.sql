-- Why a file that came in parts was refused.
-- The network a guest's key was first used from: guests of one network take turns as one. Null for users, and for guests of before.

-- AlterTable
ALTER TABLE "accounts" ADD COLUMN "address_hash" TEXT;

-- CreateIndex
CREATE INDEX "accounts_address_hash_idx" ON "accounts"("address_hash");

-- AlterTable
ALTER TABLE "resumable_uploads" ADD COLUMN "refusal" TEXT;
