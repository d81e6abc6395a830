-- Pictures of the pages of documents, kept once they are drawn. The version before draws them each time; what it deletes takes the rows along, and leaves their bytes.

-- CreateTable
CREATE TABLE "page_pictures" (
    "file_id" INTEGER NOT NULL,
    "page" INTEGER NOT NULL,
    "key" TEXT NOT NULL,

    CONSTRAINT "page_pictures_pkey" PRIMARY KEY ("file_id","page")
);

-- CreateIndex
CREATE INDEX "page_pictures_key_idx" ON "page_pictures"("key");

-- AddForeignKey
ALTER TABLE "page_pictures" ADD CONSTRAINT "page_pictures_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE ON UPDATE CASCADE;
