-- Photos that show a request for supplement as a whole, behind its link. The version before neither reads nor writes them.

-- AlterTable
ALTER TABLE "shared_links" ADD COLUMN "asked_photo_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
