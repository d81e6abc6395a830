-- What the person who asked for an estimate had put right in what was read of the text, before it was priced.

-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "corrections" JSONB;
