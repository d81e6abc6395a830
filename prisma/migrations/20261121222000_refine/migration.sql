-- AlterTable
ALTER TABLE "estimates" ADD COLUMN     "merged_from" JSONB;

-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "change" "EstimateChange" NOT NULL DEFAULT 'ESTIMATED',
ADD COLUMN     "change_note" TEXT,
ADD COLUMN     "inputs_before" JSONB;


