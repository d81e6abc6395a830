-- Which version of the reader read a document. The version before leaves it null, which says that another reading may see more.

-- AlterTable
ALTER TABLE "papers" ADD COLUMN "reader" INTEGER;
