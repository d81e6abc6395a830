-- What contractors offer homeowners, frozen as it was sent, and which estimate a contractor prices a lead with. The version before
-- neither reads nor writes any of it.

-- CreateEnum
CREATE TYPE "ProposalStatus" AS ENUM ('SENT', 'SUPERSEDED', 'DECLINED', 'ACCEPTED', 'CLOSED', 'WITHDRAWN');

-- AlterTable
ALTER TABLE "lead_messages" ADD COLUMN     "proposal_id" INTEGER;

-- AlterTable
ALTER TABLE "leads" ADD COLUMN     "priced_estimate_id" INTEGER;

-- CreateTable
CREATE TABLE "proposals" (
    "id" SERIAL NOT NULL,
    "lead_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "status" "ProposalStatus" NOT NULL DEFAULT 'SENT',
    "document" JSONB NOT NULL,
    "total_cents" BIGINT NOT NULL,
    "valid_until" DATE NOT NULL,
    "client_key" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "signed_name" TEXT,
    "signed_on" DATE,
    "accepted_at" TIMESTAMPTZ(3),
    "decline_reason" TEXT,
    "withdrawn_at" TIMESTAMPTZ(3),
    "withdrawn_by_contractor" BOOLEAN,
    "withdraw_reason" TEXT,

    CONSTRAINT "proposals_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "proposals_lead_id_version_key" ON "proposals"("lead_id", "version");

-- CreateIndex
CREATE UNIQUE INDEX "proposals_lead_id_client_key_key" ON "proposals"("lead_id", "client_key");

-- CreateIndex
CREATE INDEX "lead_messages_proposal_id_idx" ON "lead_messages"("proposal_id");

-- CreateIndex
CREATE UNIQUE INDEX "leads_priced_estimate_id_key" ON "leads"("priced_estimate_id");

-- AddForeignKey
ALTER TABLE "leads" ADD CONSTRAINT "leads_priced_estimate_id_fkey" FOREIGN KEY ("priced_estimate_id") REFERENCES "estimates"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_messages" ADD CONSTRAINT "lead_messages_proposal_id_fkey" FOREIGN KEY ("proposal_id") REFERENCES "proposals"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE CASCADE ON UPDATE CASCADE;
