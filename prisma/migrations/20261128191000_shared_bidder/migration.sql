-- Which of several bidders of a paper a shared comparison is with. The version before compares the first one, as null says.

-- AlterTable
ALTER TABLE "shared_links" ADD COLUMN "bidder" INTEGER;
