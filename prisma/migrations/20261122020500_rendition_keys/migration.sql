-- CreateIndex
CREATE INDEX "files_thumbnail_key_idx" ON "files"("thumbnail_key");

-- CreateIndex
CREATE INDEX "files_display_key_idx" ON "files"("display_key");


