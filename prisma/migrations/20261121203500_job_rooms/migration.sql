-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "rooms_corrected" JSONB,
ADD COLUMN     "rooms_read" JSONB;


