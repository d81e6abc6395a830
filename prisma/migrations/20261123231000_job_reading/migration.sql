-- AlterTable
ALTER TABLE "jobs" ADD COLUMN "reading" JSONB;
