-- The day on which a photo was taken, as its camera wrote it.

-- AlterTable
ALTER TABLE "files" ADD COLUMN "taken_on" TEXT;
