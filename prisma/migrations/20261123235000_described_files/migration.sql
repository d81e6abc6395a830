-- AlterTable
ALTER TABLE "files" ADD COLUMN "caption" TEXT,
ADD COLUMN "room" TEXT,
ADD COLUMN "described_at" TIMESTAMPTZ(3);
