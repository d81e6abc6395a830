-- AlterTable
ALTER TABLE "job_files" ADD COLUMN     "is_left_out" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "reading_run" INTEGER;
