-- AlterTable
ALTER TABLE "accounts" ADD COLUMN     "adopted_by_id" INTEGER,
ADD COLUMN     "adoptions" INTEGER NOT NULL DEFAULT 0;

-- AddForeignKey
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_adopted_by_id_fkey" FOREIGN KEY ("adopted_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;


