-- Which end of an insurance its contractor was told of beforehand, once. The version before tells nobody.

-- AlterTable
ALTER TABLE "contractors" ADD COLUMN "insurance_told_for" DATE;

-- CreateIndex
CREATE INDEX "contractors_insurance_expires_on_idx" ON "contractors"("insurance_expires_on");
