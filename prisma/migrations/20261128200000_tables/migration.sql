-- Replaces: 20261128192000_paper_reader
-- The tables of 0.1.0. A database with all migrations up to the one named above has them already.

-- CreateEnum
CREATE TYPE "AccountKind" AS ENUM ('GUEST', 'USER');

-- CreateEnum
CREATE TYPE "PasskeyPurpose" AS ENUM ('REGISTER', 'SIGN_IN');

-- CreateEnum
CREATE TYPE "ReviewStatus" AS ENUM ('PENDING', 'APPROVED', 'DECLINED');

-- CreateEnum
CREATE TYPE "IdentityStatus" AS ENUM ('NONE', 'PENDING', 'APPROVED', 'DECLINED');

-- CreateEnum
CREATE TYPE "FileKind" AS ENUM ('PHOTO', 'VIDEO', 'FLOOR', 'DOC');

-- CreateEnum
CREATE TYPE "PaperState" AS ENUM ('WAITING', 'READ', 'FAILED');

-- CreateEnum
CREATE TYPE "PaperUse" AS ENUM ('CHECK', 'PRICE', 'KEEP');

-- CreateEnum
CREATE TYPE "PropertyType" AS ENUM ('RESIDENTIAL', 'COMMERCIAL');

-- CreateEnum
CREATE TYPE "FinishLevel" AS ENUM ('LOW', 'STANDARD', 'HIGH');

-- CreateEnum
CREATE TYPE "AgentKind" AS ENUM ('HOME_PROJECT', 'INSURANCE', 'CONTRACTOR');

-- CreateEnum
CREATE TYPE "JobStage" AS ENUM ('QUEUED', 'READING_UPLOADS', 'UNDERSTANDING_SCOPE', 'PRICING', 'WRITING_UP', 'READY', 'FAILED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "DeliveryMode" AS ENUM ('TRADE_DIRECT', 'GC_MANAGED', 'FULL_SERVICE');

-- CreateEnum
CREATE TYPE "EstimateChange" AS ENUM ('ESTIMATED', 'SAVED', 'RESTORED', 'REFINED', 'ROOMS_CORRECTED', 'SCOPE_REVISED');

-- CreateEnum
CREATE TYPE "InventoryStatus" AS ENUM ('PENDING', 'DONE', 'FAILED');

-- CreateEnum
CREATE TYPE "Timeframe" AS ENUM ('ASAP', 'TWO_TO_FOUR_WEEKS', 'ONE_TO_THREE_MONTHS', 'FLEXIBLE');

-- CreateEnum
CREATE TYPE "ContractorRequestStatus" AS ENUM ('OPEN', 'WITHDRAWN', 'ENDED');

-- CreateEnum
CREATE TYPE "LeadStatus" AS ENUM ('OPEN', 'AVAILABLE', 'INTRODUCED', 'DECLINED', 'PASSED', 'EXPIRED', 'WITHDRAWN');

-- CreateEnum
CREATE TYPE "SharedLinkKind" AS ENUM ('ESTIMATE', 'COMPARISON', 'PAPER_COMPARISON', 'SUPPLEMENT_REQUEST');

-- CreateEnum
CREATE TYPE "ProposalStatus" AS ENUM ('SENT', 'SUPERSEDED', 'DECLINED', 'ACCEPTED', 'CLOSED', 'WITHDRAWN');

-- CreateEnum
CREATE TYPE "DeliveryStatus" AS ENUM ('PENDING', 'DELIVERED', 'FAILED');

-- CreateTable
CREATE TABLE "accounts" (
    "id" SERIAL NOT NULL,
    "kind" "AccountKind" NOT NULL,
    "guest_key_hash" TEXT,
    "email" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "email_when_ready" BOOLEAN NOT NULL DEFAULT false,
    "trial_used" INTEGER NOT NULL DEFAULT 0,
    "adoptions" INTEGER NOT NULL DEFAULT 0,
    "adopted_by_id" INTEGER,
    "closed_at" TIMESTAMPTZ(3),
    "emptied_at" TIMESTAMPTZ(3),
    "closed_email" TEXT,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "auth_tokens" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),
    "device" TEXT,
    "caller_hash" TEXT,
    "name" TEXT,
    "scopes" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "auth_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sign_in_codes" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "caller_hash" TEXT NOT NULL,
    "address_hash" TEXT NOT NULL,
    "is_known" BOOLEAN NOT NULL,
    "code_hash" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "sign_in_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "passkeys" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "credential_id" TEXT NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[],
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recovery_codes" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "code_hash" TEXT NOT NULL,

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "passkey_challenges" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "purpose" "PasskeyPurpose" NOT NULL,
    "ticket_hash" TEXT NOT NULL,
    "caller_hash" TEXT NOT NULL,
    "challenge" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "passkey_challenges_pkey" PRIMARY KEY ("id")
);

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
    "version" INTEGER NOT NULL DEFAULT 1,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contractor_applications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contractors" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,
    "status" "ReviewStatus" NOT NULL DEFAULT 'PENDING',
    "suspended_reason" TEXT,
    "paused_at" TIMESTAMPTZ(3),
    "role" TEXT NOT NULL DEFAULT '',
    "first_name" TEXT NOT NULL DEFAULT '',
    "last_name" TEXT NOT NULL DEFAULT '',
    "commercial_name" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "website" TEXT NOT NULL DEFAULT '',
    "years_experience" TEXT NOT NULL DEFAULT '',
    "address_line1" TEXT NOT NULL DEFAULT '',
    "address_line2" TEXT NOT NULL DEFAULT '',
    "city" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL DEFAULT '',
    "postal_code" TEXT NOT NULL DEFAULT '',
    "country" TEXT NOT NULL DEFAULT 'US',
    "bio" TEXT NOT NULL DEFAULT '',
    "trades" TEXT[],
    "zip_codes" TEXT[],
    "serves_nearby_zips" BOOLEAN NOT NULL DEFAULT false,
    "project_sizes" TEXT[],
    "project_types" TEXT[],
    "insured" BOOLEAN NOT NULL DEFAULT false,
    "bonded" BOOLEAN NOT NULL DEFAULT false,
    "license_number" TEXT NOT NULL DEFAULT '',
    "license_expires_on" DATE,
    "insurance_expires_on" DATE,
    "credentials_checked_at" TIMESTAMPTZ(3),
    "identity_status" "IdentityStatus" NOT NULL DEFAULT 'NONE',
    "identity_number_end" TEXT NOT NULL DEFAULT '',
    "logo_key" TEXT,
    "logo_mime" TEXT,
    "proposal_terms" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "contractors_pkey" PRIMARY KEY ("id")
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
CREATE TABLE "projects" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "zip" TEXT NOT NULL,
    "custom_rooms" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "next_seq" INTEGER NOT NULL DEFAULT 1,
    "deleted_jobs" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "projects_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "files" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "kind" "FileKind" NOT NULL,
    "name" TEXT NOT NULL,
    "mime" TEXT NOT NULL,
    "size" BIGINT NOT NULL,
    "sha256" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "thumbnail_key" TEXT,
    "display_key" TEXT,
    "display_mime" TEXT,
    "width" INTEGER,
    "height" INTEGER,
    "duration_ms" INTEGER,
    "pages" INTEGER,
    "note" TEXT,
    "caption" TEXT,
    "room" TEXT,
    "described_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "address_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "unused_until" TIMESTAMPTZ(3),

    CONSTRAINT "files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "page_pictures" (
    "file_id" INTEGER NOT NULL,
    "page" INTEGER NOT NULL,
    "key" TEXT NOT NULL,

    CONSTRAINT "page_pictures_pkey" PRIMARY KEY ("file_id","page")
);

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
    "reader" INTEGER,

    CONSTRAINT "papers_pkey" PRIMARY KEY ("file_id")
);

-- CreateTable
CREATE TABLE "resumable_uploads" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "kind" "FileKind" NOT NULL,
    "name" TEXT NOT NULL,
    "size" BIGINT NOT NULL,
    "received" BIGINT NOT NULL DEFAULT 0,
    "address_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "is_over" BOOLEAN NOT NULL DEFAULT false,
    "finishing_until" TIMESTAMPTZ(3),
    "file_id" INTEGER,

    CONSTRAINT "resumable_uploads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "upload_parts" (
    "id" SERIAL NOT NULL,
    "upload_id" INTEGER,
    "start" BIGINT NOT NULL,
    "key" TEXT NOT NULL,

    CONSTRAINT "upload_parts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "jobs" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "trial_guest_id" INTEGER,
    "project_id" INTEGER NOT NULL,
    "project_seq" INTEGER NOT NULL,
    "claim_number" TEXT NOT NULL,
    "title" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "instructions" TEXT NOT NULL,
    "corrections" JSONB,
    "property_type" "PropertyType" NOT NULL,
    "finish_level" "FinishLevel" NOT NULL,
    "agent_kind" "AgentKind" NOT NULL,
    "delivery" "DeliveryMode" NOT NULL DEFAULT 'GC_MANAGED',
    "refinements" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "change" "EstimateChange" NOT NULL DEFAULT 'ESTIMATED',
    "change_note" TEXT,
    "inputs_before" JSONB,
    "stage" "JobStage" NOT NULL DEFAULT 'QUEUED',
    "progress" REAL NOT NULL DEFAULT 0,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "run" INTEGER NOT NULL DEFAULT 1,
    "failure" TEXT,
    "failure_code" TEXT,
    "reading" JSONB,
    "rooms_read" JSONB,
    "rooms_corrected" JSONB,
    "idempotency_key" TEXT,
    "input_hash" TEXT NOT NULL,
    "address_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "touched_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),
    "mailed_run" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_runs" (
    "job_id" INTEGER NOT NULL,
    "run" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "address_hash" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "counts_in_trial" BOOLEAN NOT NULL,
    "asked_model" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "job_runs_pkey" PRIMARY KEY ("job_id","run")
);

-- CreateTable
CREATE TABLE "job_files" (
    "job_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "file_id" INTEGER NOT NULL,
    "reading_run" INTEGER,
    "is_left_out" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "job_files_pkey" PRIMARY KEY ("job_id","position")
);

-- CreateTable
CREATE TABLE "draft_lines" (
    "job_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "line" JSONB NOT NULL,

    CONSTRAINT "draft_lines_pkey" PRIMARY KEY ("job_id","position")
);

-- CreateTable
CREATE TABLE "model_calls" (
    "id" SERIAL NOT NULL,
    "job_id" INTEGER NOT NULL,
    "model" TEXT NOT NULL,
    "input_tokens" INTEGER NOT NULL,
    "output_tokens" INTEGER NOT NULL,
    "cost_usd" DOUBLE PRECISION NOT NULL,
    "is_estimated" BOOLEAN NOT NULL,
    "outcome" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "model_calls_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "estimates" (
    "id" SERIAL NOT NULL,
    "job_id" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "project_id" INTEGER NOT NULL,
    "title" TEXT,
    "premium" BOOLEAN NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'USD',
    "total_cents" BIGINT NOT NULL,
    "item_count" INTEGER NOT NULL,
    "document" JSONB NOT NULL,
    "priced_version" INTEGER NOT NULL DEFAULT 1,
    "merged_from" JSONB,
    "version" INTEGER NOT NULL DEFAULT 1,
    "change" "EstimateChange" NOT NULL DEFAULT 'ESTIMATED',
    "change_note" TEXT,
    "counts_in_total" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "estimates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "estimate_revisions" (
    "estimate_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "document" JSONB NOT NULL,
    "total_cents" BIGINT NOT NULL,
    "item_count" INTEGER NOT NULL,
    "change" "EstimateChange" NOT NULL DEFAULT 'ESTIMATED',
    "change_note" TEXT,
    "priced_version" INTEGER NOT NULL DEFAULT 1,
    "merged_from" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "estimate_revisions_pkey" PRIMARY KEY ("estimate_id","version")
);

-- CreateTable
CREATE TABLE "estimate_pdfs" (
    "estimate_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "estimate_pdfs_pkey" PRIMARY KEY ("estimate_id")
);

-- CreateTable
CREATE TABLE "inventories" (
    "estimate_id" INTEGER NOT NULL,
    "status" "InventoryStatus" NOT NULL DEFAULT 'PENDING',
    "run" INTEGER NOT NULL DEFAULT 1,
    "document" JSONB NOT NULL,
    "total_cents" BIGINT NOT NULL DEFAULT 0,
    "material_count" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 0,
    "estimate_version" INTEGER,
    "failure" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "touched_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inventories_pkey" PRIMARY KEY ("estimate_id")
);

-- CreateTable
CREATE TABLE "contractor_bids" (
    "id" SERIAL NOT NULL,
    "estimate_id" INTEGER NOT NULL,
    "document" JSONB NOT NULL,
    "total_cents" BIGINT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "estimate_version" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contractor_bids_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contractor_requests" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "estimate_id" INTEGER NOT NULL,
    "first_name" TEXT NOT NULL,
    "timeframe" "Timeframe" NOT NULL,
    "phone" TEXT,
    "special_request" TEXT,
    "tasks" TEXT[],
    "state" TEXT,
    "zip" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "status" "ContractorRequestStatus" NOT NULL DEFAULT 'OPEN',
    "ended_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "next_step_at" TIMESTAMPTZ(3),
    "trades" TEXT[],
    "phone_consent_text" TEXT,
    "phone_consent_version" INTEGER,
    "phone_consent_at" TIMESTAMPTZ(3),
    "phone_consent_address_hash" TEXT,
    "phone_consent_agent" TEXT,

    CONSTRAINT "contractor_requests_pkey" PRIMARY KEY ("id")
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
CREATE TABLE "lead_pricings" (
    "lead_id" INTEGER NOT NULL,
    "estimate_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lead_pricings_pkey" PRIMARY KEY ("lead_id")
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
    "noticed_at" TIMESTAMPTZ(3),

    CONSTRAINT "lead_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shared_links" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "kind" "SharedLinkKind" NOT NULL,
    "token_hash" TEXT NOT NULL,
    "estimate_id" INTEGER NOT NULL,
    "other_estimate_id" INTEGER,
    "file_id" INTEGER,
    "bidder" INTEGER,
    "asked" JSONB,
    "asked_photo_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "hides_identity" BOOLEAN NOT NULL,
    "sent_to" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "views" INTEGER NOT NULL DEFAULT 0,
    "last_seen_at" TIMESTAMPTZ(3),
    "last_reader_hash" TEXT,

    CONSTRAINT "shared_links_pkey" PRIMARY KEY ("id")
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

-- CreateTable
CREATE TABLE "webhooks" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "events" TEXT[],
    "sealed_secret" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,
    "switched_off_at" TIMESTAMPTZ(3),
    "switched_off_by" TEXT,
    "failing_since" TIMESTAMPTZ(3),

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_deliveries" (
    "id" SERIAL NOT NULL,
    "webhook_id" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "message_id" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "status" "DeliveryStatus" NOT NULL DEFAULT 'PENDING',
    "round" INTEGER NOT NULL DEFAULT 1,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "queued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_tried_at" TIMESTAMPTZ(3),
    "answer_status" INTEGER,
    "answer_text" TEXT,
    "failure" TEXT,

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "queue_messages" (
    "id" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "rank" INTEGER NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "run_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "queue_messages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "accounts_guest_key_hash_key" ON "accounts"("guest_key_hash");

-- CreateIndex
CREATE UNIQUE INDEX "accounts_email_key" ON "accounts"("email");

-- CreateIndex
CREATE INDEX "accounts_closed_at_idx" ON "accounts"("closed_at");

-- CreateIndex
CREATE UNIQUE INDEX "auth_tokens_token_hash_key" ON "auth_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "auth_tokens_account_id_idx" ON "auth_tokens"("account_id");

-- CreateIndex
CREATE INDEX "sign_in_codes_email_created_at_idx" ON "sign_in_codes"("email", "created_at");

-- CreateIndex
CREATE INDEX "sign_in_codes_address_hash_created_at_idx" ON "sign_in_codes"("address_hash", "created_at");

-- CreateIndex
CREATE INDEX "sign_in_codes_created_at_idx" ON "sign_in_codes"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "passkeys_credential_id_key" ON "passkeys"("credential_id");

-- CreateIndex
CREATE INDEX "passkeys_account_id_idx" ON "passkeys"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "recovery_codes_account_id_code_hash_key" ON "recovery_codes"("account_id", "code_hash");

-- CreateIndex
CREATE UNIQUE INDEX "passkey_challenges_ticket_hash_key" ON "passkey_challenges"("ticket_hash");

-- CreateIndex
CREATE INDEX "passkey_challenges_account_id_idx" ON "passkey_challenges"("account_id");

-- CreateIndex
CREATE INDEX "passkey_challenges_expires_at_idx" ON "passkey_challenges"("expires_at");

-- CreateIndex
CREATE INDEX "contractor_applications_status_created_at_id_idx" ON "contractor_applications"("status", "created_at", "id");

-- CreateIndex
CREATE INDEX "contractor_applications_email_created_at_idx" ON "contractor_applications"("email", "created_at");

-- CreateIndex
CREATE INDEX "contractor_applications_address_hash_created_at_idx" ON "contractor_applications"("address_hash", "created_at");

-- CreateIndex
CREATE INDEX "contractor_applications_account_id_idx" ON "contractor_applications"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "contractors_account_id_key" ON "contractors"("account_id");

-- CreateIndex
CREATE INDEX "contractors_status_identity_status_idx" ON "contractors"("status", "identity_status");

-- CreateIndex
CREATE INDEX "contractors_created_at_id_idx" ON "contractors"("created_at" DESC, "id" DESC);

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
CREATE INDEX "projects_account_id_created_at_id_idx" ON "projects"("account_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "projects_account_id_name_id_idx" ON "projects"("account_id", "name" DESC, "id" DESC) WHERE "deleted_at" IS NULL;

-- CreateIndex
CREATE INDEX "projects_deleted_at_idx" ON "projects"("deleted_at");

-- CreateIndex
CREATE INDEX "files_account_id_created_at_id_idx" ON "files"("account_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "files_key_idx" ON "files"("key");

-- CreateIndex
CREATE INDEX "files_thumbnail_key_idx" ON "files"("thumbnail_key");

-- CreateIndex
CREATE INDEX "files_display_key_idx" ON "files"("display_key");

-- CreateIndex
CREATE INDEX "files_address_hash_created_at_idx" ON "files"("address_hash", "created_at");

-- CreateIndex
CREATE INDEX "files_unused_until_idx" ON "files"("unused_until");

-- CreateIndex
CREATE INDEX "page_pictures_key_idx" ON "page_pictures"("key");

-- CreateIndex
CREATE INDEX "resumable_uploads_account_id_idx" ON "resumable_uploads"("account_id");

-- CreateIndex
CREATE INDEX "resumable_uploads_address_hash_created_at_idx" ON "resumable_uploads"("address_hash", "created_at");

-- CreateIndex
CREATE INDEX "resumable_uploads_is_over_expires_at_idx" ON "resumable_uploads"("is_over", "expires_at");

-- CreateIndex
CREATE INDEX "upload_parts_key_idx" ON "upload_parts"("key");

-- CreateIndex
CREATE UNIQUE INDEX "upload_parts_upload_id_start_key" ON "upload_parts"("upload_id", "start");

-- CreateIndex
CREATE UNIQUE INDEX "jobs_claim_number_key" ON "jobs"("claim_number");

-- CreateIndex
CREATE INDEX "jobs_account_id_created_at_id_idx" ON "jobs"("account_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "jobs_account_id_title_id_idx" ON "jobs"("account_id", "title" DESC, "id" DESC) WHERE "deleted_at" IS NULL;

-- CreateIndex
CREATE INDEX "jobs_project_id_created_at_id_idx" ON "jobs"("project_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "jobs_stage_touched_at_idx" ON "jobs"("stage", "touched_at");

-- CreateIndex
CREATE INDEX "jobs_deleted_at_idx" ON "jobs"("deleted_at");

-- CreateIndex
CREATE INDEX "jobs_trial_guest_id_idx" ON "jobs"("trial_guest_id");

-- CreateIndex
CREATE UNIQUE INDEX "jobs_account_id_idempotency_key_key" ON "jobs"("account_id", "idempotency_key");

-- CreateIndex
CREATE UNIQUE INDEX "jobs_project_id_project_seq_key" ON "jobs"("project_id", "project_seq");

-- CreateIndex
CREATE INDEX "job_runs_account_id_started_at_idx" ON "job_runs"("account_id", "started_at");

-- CreateIndex
CREATE INDEX "job_runs_address_hash_started_at_idx" ON "job_runs"("address_hash", "started_at");

-- CreateIndex
CREATE INDEX "job_runs_asked_model_started_at_idx" ON "job_runs"("asked_model", "started_at");

-- CreateIndex
CREATE INDEX "job_files_file_id_idx" ON "job_files"("file_id");

-- CreateIndex
CREATE INDEX "model_calls_job_id_idx" ON "model_calls"("job_id");

-- CreateIndex
CREATE UNIQUE INDEX "estimates_job_id_key" ON "estimates"("job_id");

-- CreateIndex
CREATE INDEX "estimates_account_id_created_at_id_idx" ON "estimates"("account_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "estimates_account_id_total_cents_id_idx" ON "estimates"("account_id", "total_cents" DESC, "id" DESC) WHERE "deleted_at" IS NULL;

-- CreateIndex
CREATE INDEX "estimates_project_id_created_at_id_idx" ON "estimates"("project_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "estimate_pdfs_key_idx" ON "estimate_pdfs"("key");

-- CreateIndex
CREATE INDEX "inventories_status_touched_at_idx" ON "inventories"("status", "touched_at");

-- CreateIndex
CREATE UNIQUE INDEX "contractor_bids_estimate_id_key" ON "contractor_bids"("estimate_id");

-- CreateIndex
CREATE INDEX "contractor_requests_estimate_id_created_at_id_idx" ON "contractor_requests"("estimate_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "contractor_requests_account_id_created_at_id_idx" ON "contractor_requests"("account_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "contractor_requests_next_step_at_idx" ON "contractor_requests"("next_step_at");

-- CreateIndex
CREATE INDEX "leads_contractor_id_posted_at_id_idx" ON "leads"("contractor_id", "posted_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "leads_contractor_id_status_decided_at_id_idx" ON "leads"("contractor_id", "status", "decided_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "leads_zip3_trade_posted_at_idx" ON "leads"("zip3", "trade", "posted_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "leads_request_id_contractor_id_key" ON "leads"("request_id", "contractor_id");

-- CreateIndex
CREATE UNIQUE INDEX "lead_pricings_estimate_id_key" ON "lead_pricings"("estimate_id");

-- CreateIndex
CREATE INDEX "lead_messages_lead_id_created_at_id_idx" ON "lead_messages"("lead_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "lead_messages_sender_id_idx" ON "lead_messages"("sender_id");

-- CreateIndex
CREATE INDEX "lead_messages_read_at_noticed_at_created_at_idx" ON "lead_messages"("read_at", "noticed_at", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "lead_messages_lead_id_client_key_key" ON "lead_messages"("lead_id", "client_key");

-- CreateIndex
CREATE UNIQUE INDEX "shared_links_token_hash_key" ON "shared_links"("token_hash");

-- CreateIndex
CREATE INDEX "shared_links_account_id_created_at_id_idx" ON "shared_links"("account_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "shared_links_estimate_id_idx" ON "shared_links"("estimate_id");

-- CreateIndex
CREATE INDEX "shared_links_other_estimate_id_idx" ON "shared_links"("other_estimate_id");

-- CreateIndex
CREATE INDEX "shared_links_file_id_idx" ON "shared_links"("file_id");

-- CreateIndex
CREATE INDEX "shared_links_sent_to_created_at_idx" ON "shared_links"("sent_to", "created_at");

-- CreateIndex
CREATE INDEX "shared_links_expires_at_idx" ON "shared_links"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "proposals_lead_id_version_key" ON "proposals"("lead_id", "version");

-- CreateIndex
CREATE UNIQUE INDEX "proposals_lead_id_client_key_key" ON "proposals"("lead_id", "client_key");

-- CreateIndex
CREATE INDEX "proposal_notes_proposal_id_idx" ON "proposal_notes"("proposal_id");

-- CreateIndex
CREATE INDEX "webhooks_account_id_idx" ON "webhooks"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_deliveries_message_id_key" ON "webhook_deliveries"("message_id");

-- CreateIndex
CREATE INDEX "webhook_deliveries_webhook_id_id_idx" ON "webhook_deliveries"("webhook_id", "id");

-- CreateIndex
CREATE INDEX "webhook_deliveries_status_queued_at_idx" ON "webhook_deliveries"("status", "queued_at");

-- CreateIndex
CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries"("created_at");

-- CreateIndex
CREATE INDEX "queue_messages_kind_rank_id_idx" ON "queue_messages"("kind", "rank", "id");

-- CreateIndex
CREATE INDEX "queue_messages_kind_run_at_idx" ON "queue_messages"("kind", "run_at");

-- CreateIndex
CREATE INDEX "queue_messages_kind_payload_idx" ON "queue_messages"("kind", "payload");

-- AddForeignKey
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_adopted_by_id_fkey" FOREIGN KEY ("adopted_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "auth_tokens" ADD CONSTRAINT "auth_tokens_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contractor_applications" ADD CONSTRAINT "contractor_applications_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contractors" ADD CONSTRAINT "contractors_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_contractor_id_fkey" FOREIGN KEY ("contractor_id") REFERENCES "contractors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "projects" ADD CONSTRAINT "projects_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "files" ADD CONSTRAINT "files_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_pictures" ADD CONSTRAINT "page_pictures_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "papers" ADD CONSTRAINT "papers_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resumable_uploads" ADD CONSTRAINT "resumable_uploads_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "resumable_uploads"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_trial_guest_id_fkey" FOREIGN KEY ("trial_guest_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_runs" ADD CONSTRAINT "job_runs_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_runs" ADD CONSTRAINT "job_runs_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_files" ADD CONSTRAINT "job_files_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_files" ADD CONSTRAINT "job_files_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "draft_lines" ADD CONSTRAINT "draft_lines_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "estimate_revisions" ADD CONSTRAINT "estimate_revisions_estimate_id_fkey" FOREIGN KEY ("estimate_id") REFERENCES "estimates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "estimate_pdfs" ADD CONSTRAINT "estimate_pdfs_estimate_id_fkey" FOREIGN KEY ("estimate_id") REFERENCES "estimates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inventories" ADD CONSTRAINT "inventories_estimate_id_fkey" FOREIGN KEY ("estimate_id") REFERENCES "estimates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contractor_bids" ADD CONSTRAINT "contractor_bids_estimate_id_fkey" FOREIGN KEY ("estimate_id") REFERENCES "estimates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contractor_requests" ADD CONSTRAINT "contractor_requests_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contractor_requests" ADD CONSTRAINT "contractor_requests_estimate_id_fkey" FOREIGN KEY ("estimate_id") REFERENCES "estimates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "leads" ADD CONSTRAINT "leads_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "contractor_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "leads" ADD CONSTRAINT "leads_contractor_id_fkey" FOREIGN KEY ("contractor_id") REFERENCES "contractors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_pricings" ADD CONSTRAINT "lead_pricings_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_pricings" ADD CONSTRAINT "lead_pricings_estimate_id_fkey" FOREIGN KEY ("estimate_id") REFERENCES "estimates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_messages" ADD CONSTRAINT "lead_messages_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_messages" ADD CONSTRAINT "lead_messages_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shared_links" ADD CONSTRAINT "shared_links_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shared_links" ADD CONSTRAINT "shared_links_estimate_id_fkey" FOREIGN KEY ("estimate_id") REFERENCES "estimates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shared_links" ADD CONSTRAINT "shared_links_other_estimate_id_fkey" FOREIGN KEY ("other_estimate_id") REFERENCES "estimates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shared_links" ADD CONSTRAINT "shared_links_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proposal_notes" ADD CONSTRAINT "proposal_notes_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "lead_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proposal_notes" ADD CONSTRAINT "proposal_notes_proposal_id_fkey" FOREIGN KEY ("proposal_id") REFERENCES "proposals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Rows of the queue live for moments: without this, dead ones pile up until a fifth of the table is dead.
ALTER TABLE "queue_messages" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
