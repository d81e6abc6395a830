-- CreateEnum
CREATE TYPE "ReviewStatus" AS ENUM ('PENDING', 'APPROVED', 'DECLINED');

-- CreateEnum
CREATE TYPE "IdentityStatus" AS ENUM ('NONE', 'PENDING', 'APPROVED', 'DECLINED');

-- CreateEnum
CREATE TYPE "ContractorRequestStatus" AS ENUM ('OPEN', 'WITHDRAWN', 'ENDED');

-- CreateEnum
CREATE TYPE "LeadStatus" AS ENUM ('OPEN', 'AVAILABLE', 'INTRODUCED', 'DECLINED', 'PASSED', 'EXPIRED', 'WITHDRAWN');

-- AlterTable
ALTER TABLE "contractors" ADD COLUMN     "address_line1" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "address_line2" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "bio" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "bonded" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "city" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "commercial_name" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "country" TEXT NOT NULL DEFAULT 'US',
ADD COLUMN     "credentials_checked_at" TIMESTAMPTZ(3),
ADD COLUMN     "first_name" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "identity_number_end" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "identity_status" "IdentityStatus" NOT NULL DEFAULT 'NONE',
ADD COLUMN     "insurance_expires_on" DATE,
ADD COLUMN     "insured" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "last_name" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "license_expires_on" DATE,
ADD COLUMN     "license_number" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "logo_key" TEXT,
ADD COLUMN     "logo_mime" TEXT,
ADD COLUMN     "paused_at" TIMESTAMPTZ(3),
ADD COLUMN     "phone" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "postal_code" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "project_sizes" TEXT[],
ADD COLUMN     "project_types" TEXT[],
ADD COLUMN     "proposal_terms" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "role" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "serves_nearby_zips" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "state" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "status" "ReviewStatus" NOT NULL DEFAULT 'PENDING',
ADD COLUMN     "suspended_reason" TEXT,
ADD COLUMN     "trades" TEXT[],
ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "website" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "years_experience" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "zip_codes" TEXT[];

-- AlterTable
ALTER TABLE "contractor_requests" ADD COLUMN     "ended_at" TIMESTAMPTZ(3),
ADD COLUMN     "expires_at" TIMESTAMPTZ(3),
ADD COLUMN     "next_step_at" TIMESTAMPTZ(3),
ADD COLUMN     "phone_consent_address_hash" TEXT,
ADD COLUMN     "phone_consent_agent" TEXT,
ADD COLUMN     "phone_consent_at" TIMESTAMPTZ(3),
ADD COLUMN     "phone_consent_text" TEXT,
ADD COLUMN     "phone_consent_version" INTEGER,
ADD COLUMN     "status" "ContractorRequestStatus" NOT NULL DEFAULT 'OPEN',
ADD COLUMN     "trades" TEXT[];

-- CreateTable
CREATE TABLE "contractor_applications" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER,
    "email" TEXT NOT NULL,
    "full_name" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "website" TEXT NOT NULL,
    "trades" TEXT[],
    "zip_codes" TEXT[],
    "license_number" TEXT NOT NULL,
    "insured" BOOLEAN NOT NULL,
    "bonded" BOOLEAN NOT NULL,
    "years_experience" TEXT NOT NULL,
    "project_sizes" TEXT[],
    "project_types" TEXT[],
    "availability" TEXT NOT NULL,
    "notes" TEXT NOT NULL,
    "how_heard" TEXT NOT NULL,
    "file_key" TEXT,
    "file_name" TEXT,
    "file_mime" TEXT,
    "status" "ReviewStatus" NOT NULL DEFAULT 'PENDING',
    "reason" TEXT,
    "decided_by" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "address_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contractor_applications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "identity_documents" (
    "id" SERIAL NOT NULL,
    "contractor_id" INTEGER NOT NULL,
    "key" TEXT,
    "mime" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "identity_number" TEXT,
    "status" "ReviewStatus" NOT NULL DEFAULT 'PENDING',
    "reason" TEXT,
    "decided_by" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "delete_after" TIMESTAMPTZ(3),

    CONSTRAINT "identity_documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" SERIAL NOT NULL,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "subject_id" INTEGER NOT NULL,
    "detail" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "leads" (
    "id" SERIAL NOT NULL,
    "request_id" INTEGER NOT NULL,
    "contractor_id" INTEGER NOT NULL,
    "status" "LeadStatus" NOT NULL DEFAULT 'OPEN',
    "round" INTEGER NOT NULL,
    "document" JSONB NOT NULL,
    "zip3" TEXT NOT NULL,
    "trade" TEXT NOT NULL,
    "posted_at" TIMESTAMPTZ(3) NOT NULL,
    "respond_by" TIMESTAMPTZ(3) NOT NULL,
    "responded_at" TIMESTAMPTZ(3),
    "note" TEXT NOT NULL DEFAULT '',
    "decline_reason" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "reminders" INTEGER[],
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "leads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lead_messages" (
    "id" SERIAL NOT NULL,
    "lead_id" INTEGER NOT NULL,
    "sender_id" INTEGER,
    "text" TEXT NOT NULL,
    "client_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "lead_messages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "contractor_applications_status_created_at_id_idx" ON "contractor_applications"("status", "created_at", "id");

-- CreateIndex
CREATE INDEX "contractor_applications_email_created_at_idx" ON "contractor_applications"("email", "created_at");

-- CreateIndex
CREATE INDEX "contractor_applications_address_hash_created_at_idx" ON "contractor_applications"("address_hash", "created_at");

-- CreateIndex
CREATE INDEX "contractor_applications_account_id_idx" ON "contractor_applications"("account_id");

-- CreateIndex
CREATE INDEX "identity_documents_status_created_at_id_idx" ON "identity_documents"("status", "created_at", "id");

-- CreateIndex
CREATE INDEX "identity_documents_contractor_id_idx" ON "identity_documents"("contractor_id");

-- CreateIndex
CREATE INDEX "identity_documents_delete_after_idx" ON "identity_documents"("delete_after");

-- CreateIndex
CREATE INDEX "audit_entries_created_at_id_idx" ON "audit_entries"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_subject_subject_id_idx" ON "audit_entries"("subject", "subject_id");

-- CreateIndex
CREATE INDEX "leads_contractor_id_posted_at_id_idx" ON "leads"("contractor_id", "posted_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "leads_contractor_id_status_idx" ON "leads"("contractor_id", "status");

-- CreateIndex
CREATE INDEX "leads_zip3_trade_posted_at_idx" ON "leads"("zip3", "trade", "posted_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "leads_request_id_contractor_id_key" ON "leads"("request_id", "contractor_id");

-- CreateIndex
CREATE INDEX "lead_messages_lead_id_created_at_id_idx" ON "lead_messages"("lead_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "lead_messages_sender_id_idx" ON "lead_messages"("sender_id");

-- CreateIndex
CREATE UNIQUE INDEX "lead_messages_lead_id_client_key_key" ON "lead_messages"("lead_id", "client_key");

-- CreateIndex
CREATE INDEX "contractors_status_identity_status_idx" ON "contractors"("status", "identity_status");

-- CreateIndex
CREATE INDEX "contractor_requests_next_step_at_idx" ON "contractor_requests"("next_step_at");

-- AddForeignKey
ALTER TABLE "contractor_applications" ADD CONSTRAINT "contractor_applications_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_contractor_id_fkey" FOREIGN KEY ("contractor_id") REFERENCES "contractors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "leads" ADD CONSTRAINT "leads_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "contractor_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "leads" ADD CONSTRAINT "leads_contractor_id_fkey" FOREIGN KEY ("contractor_id") REFERENCES "contractors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_messages" ADD CONSTRAINT "lead_messages_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_messages" ADD CONSTRAINT "lead_messages_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;


