-- Who opened a shared link within the last half hour, so that several who take turns count once each. The version before counts
-- by the last of them.

-- CreateTable
CREATE TABLE "shared_link_visits" (
    "link_id" INTEGER NOT NULL,
    "reader_hash" TEXT NOT NULL,
    "began_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "shared_link_visits_pkey" PRIMARY KEY ("link_id","reader_hash")
);

-- CreateIndex
CREATE INDEX "shared_link_visits_began_at_idx" ON "shared_link_visits"("began_at");

-- AddForeignKey
ALTER TABLE "shared_link_visits" ADD CONSTRAINT "shared_link_visits_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "shared_links"("id") ON DELETE CASCADE ON UPDATE CASCADE;


