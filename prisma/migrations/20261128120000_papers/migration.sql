-- Numbers of somebody else's estimates, read of documents. The version before neither reads nor writes them; what it uploads is read when it is asked for.

-- CreateEnum
CREATE TYPE "PaperState" AS ENUM ('WAITING', 'READ', 'FAILED');

-- CreateEnum
CREATE TYPE "PaperUse" AS ENUM ('CHECK', 'PRICE', 'KEEP');

-- CreateTable
CREATE TABLE "papers" (
    "file_id" INTEGER NOT NULL,
    "state" "PaperState" NOT NULL DEFAULT 'WAITING',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "reading" JSONB,
    "corrections" JSONB NOT NULL DEFAULT '{}',
    "use" "PaperUse",
    "matches" JSONB NOT NULL DEFAULT '[]',
    "included" JSONB NOT NULL DEFAULT '[]',
    "note" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "papers_pkey" PRIMARY KEY ("file_id")
);

-- AddForeignKey
ALTER TABLE "papers" ADD CONSTRAINT "papers_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE ON UPDATE CASCADE;


