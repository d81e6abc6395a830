-- Links at which others read one estimate, comparison or request for supplement, until they end or are revoked. The version before knows nothing of them.
-- CreateEnum
CREATE TYPE "SharedLinkKind" AS ENUM ('ESTIMATE', 'COMPARISON', 'PAPER_COMPARISON', 'SUPPLEMENT_REQUEST');

-- CreateTable
CREATE TABLE "shared_links" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "kind" "SharedLinkKind" NOT NULL,
    "token_hash" TEXT NOT NULL,
    "estimate_id" INTEGER NOT NULL,
    "other_estimate_id" INTEGER,
    "file_id" INTEGER,
    "asked" JSONB,
    "hides_identity" BOOLEAN NOT NULL,
    "sent_to" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "views" INTEGER NOT NULL DEFAULT 0,
    "last_seen_at" TIMESTAMPTZ(3),
    "last_reader_hash" TEXT,
    CONSTRAINT "shared_links_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "shared_links_token_hash_key" ON "shared_links"("token_hash");

-- CreateIndex
CREATE INDEX "shared_links_account_id_created_at_id_idx" ON "shared_links"("account_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "shared_links_estimate_id_idx" ON "shared_links"("estimate_id");

-- CreateIndex
CREATE INDEX "shared_links_other_estimate_id_idx" ON "shared_links"("other_estimate_id");

-- CreateIndex
CREATE INDEX "shared_links_file_id_idx" ON "shared_links"("file_id");

-- CreateIndex
CREATE INDEX "shared_links_sent_to_created_at_idx" ON "shared_links"("sent_to", "created_at");

-- CreateIndex
CREATE INDEX "shared_links_expires_at_idx" ON "shared_links"("expires_at");

-- AddForeignKey
ALTER TABLE "shared_links" ADD CONSTRAINT "shared_links_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shared_links" ADD CONSTRAINT "shared_links_estimate_id_fkey" FOREIGN KEY ("estimate_id") REFERENCES "estimates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shared_links" ADD CONSTRAINT "shared_links_other_estimate_id_fkey" FOREIGN KEY ("other_estimate_id") REFERENCES "estimates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shared_links" ADD CONSTRAINT "shared_links_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE ON UPDATE CASCADE;
