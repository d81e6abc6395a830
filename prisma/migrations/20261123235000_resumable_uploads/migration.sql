-- CreateTable
CREATE TABLE "resumable_uploads" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "kind" "FileKind" NOT NULL,
    "name" TEXT NOT NULL,
    "size" BIGINT NOT NULL,
    "received" BIGINT NOT NULL DEFAULT 0,
    "address_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "is_over" BOOLEAN NOT NULL DEFAULT false,
    "finishing_until" TIMESTAMPTZ(3),
    "file_id" INTEGER,

    CONSTRAINT "resumable_uploads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "upload_parts" (
    "id" SERIAL NOT NULL,
    "upload_id" INTEGER,
    "start" BIGINT NOT NULL,
    "key" TEXT NOT NULL,

    CONSTRAINT "upload_parts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "resumable_uploads_account_id_idx" ON "resumable_uploads"("account_id");

-- CreateIndex
CREATE INDEX "resumable_uploads_address_hash_created_at_idx" ON "resumable_uploads"("address_hash", "created_at");

-- CreateIndex
CREATE INDEX "resumable_uploads_is_over_expires_at_idx" ON "resumable_uploads"("is_over", "expires_at");

-- CreateIndex
CREATE INDEX "upload_parts_key_idx" ON "upload_parts"("key");

-- CreateIndex
CREATE UNIQUE INDEX "upload_parts_upload_id_start_key" ON "upload_parts"("upload_id", "start");

-- AddForeignKey
ALTER TABLE "resumable_uploads" ADD CONSTRAINT "resumable_uploads_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "resumable_uploads"("id") ON DELETE SET NULL ON UPDATE CASCADE;
