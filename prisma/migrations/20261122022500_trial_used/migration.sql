-- AlterTable
ALTER TABLE "accounts" ADD COLUMN     "trial_used" INTEGER NOT NULL DEFAULT 0;


