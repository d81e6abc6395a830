-- Accounts whose owners had everything deleted: emptied at once, removed a day later.
ALTER TABLE "accounts"
  ADD COLUMN "closed_at" TIMESTAMPTZ(3),
  ADD COLUMN "emptied_at" TIMESTAMPTZ(3),
  ADD COLUMN "closed_email" TEXT;

-- CreateIndex
CREATE INDEX "accounts_closed_at_idx" ON "accounts"("closed_at");
