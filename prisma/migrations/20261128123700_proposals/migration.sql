-- What contractors offer homeowners, frozen as it was sent, the messages that tell of it, and the estimates in which contractors price
-- leads. The version before neither reads nor writes any of it.

-- CreateEnum
CREATE TYPE "ProposalStatus" AS ENUM ('SENT', 'SUPERSEDED', 'DECLINED', 'ACCEPTED', 'CLOSED', 'WITHDRAWN');

-- CreateTable
CREATE TABLE "lead_pricings" (
    "lead_id" INTEGER NOT NULL,
    "estimate_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lead_pricings_pkey" PRIMARY KEY ("lead_id")
);

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

-- CreateTable
CREATE TABLE "proposal_notes" (
    "message_id" INTEGER NOT NULL,
    "proposal_id" INTEGER NOT NULL,

    CONSTRAINT "proposal_notes_pkey" PRIMARY KEY ("message_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "lead_pricings_estimate_id_key" ON "lead_pricings"("estimate_id");

-- CreateIndex
CREATE UNIQUE INDEX "proposals_lead_id_version_key" ON "proposals"("lead_id", "version");

-- CreateIndex
CREATE UNIQUE INDEX "proposals_lead_id_client_key_key" ON "proposals"("lead_id", "client_key");

-- CreateIndex
CREATE INDEX "proposal_notes_proposal_id_idx" ON "proposal_notes"("proposal_id");

-- AddForeignKey
ALTER TABLE "lead_pricings" ADD CONSTRAINT "lead_pricings_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_pricings" ADD CONSTRAINT "lead_pricings_estimate_id_fkey" FOREIGN KEY ("estimate_id") REFERENCES "estimates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proposal_notes" ADD CONSTRAINT "proposal_notes_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "lead_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proposal_notes" ADD CONSTRAINT "proposal_notes_proposal_id_fkey" FOREIGN KEY ("proposal_id") REFERENCES "proposals"("id") ON DELETE CASCADE ON UPDATE CASCADE;
