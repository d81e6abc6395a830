-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "AccountKind" AS ENUM ('GUEST', 'USER');

-- CreateEnum
CREATE TYPE "FileKind" AS ENUM ('PHOTO', 'VIDEO', 'FLOOR', 'DOC');

-- CreateEnum
CREATE TYPE "PropertyType" AS ENUM ('RESIDENTIAL', 'COMMERCIAL');

-- CreateEnum
CREATE TYPE "FinishLevel" AS ENUM ('LOW', 'STANDARD', 'HIGH');

-- CreateEnum
CREATE TYPE "AgentKind" AS ENUM ('HOME_PROJECT', 'INSURANCE', 'CONTRACTOR');

-- CreateEnum
CREATE TYPE "JobStage" AS ENUM ('QUEUED', 'READING_UPLOADS', 'UNDERSTANDING_SCOPE', 'PRICING', 'WRITING_UP', 'READY', 'FAILED', 'CANCELLED');

-- CreateTable
CREATE TABLE "accounts" (
    "id" SERIAL NOT NULL,
    "kind" "AccountKind" NOT NULL,
    "guest_key_hash" TEXT,
    "email" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

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

    CONSTRAINT "auth_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "projects" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "zip" TEXT NOT NULL,
    "custom_rooms" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "next_seq" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

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
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "jobs" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "project_id" INTEGER NOT NULL,
    "project_seq" INTEGER NOT NULL,
    "claim_number" TEXT NOT NULL,
    "title" TEXT,
    "instructions" TEXT NOT NULL,
    "property_type" "PropertyType" NOT NULL,
    "finish_level" "FinishLevel" NOT NULL,
    "agent_kind" "AgentKind" NOT NULL,
    "stage" "JobStage" NOT NULL DEFAULT 'QUEUED',
    "progress" REAL NOT NULL DEFAULT 0,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "run" INTEGER NOT NULL DEFAULT 1,
    "failure" TEXT,
    "idempotency_key" TEXT,
    "input_hash" TEXT NOT NULL,
    "address_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "touched_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_files" (
    "job_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "file_id" INTEGER NOT NULL,

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
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "estimates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "estimate_revisions" (
    "estimate_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "document" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "estimate_revisions_pkey" PRIMARY KEY ("estimate_id","version")
);

-- CreateIndex
CREATE UNIQUE INDEX "accounts_guest_key_hash_key" ON "accounts"("guest_key_hash");

-- CreateIndex
CREATE UNIQUE INDEX "accounts_email_key" ON "accounts"("email");

-- CreateIndex
CREATE UNIQUE INDEX "auth_tokens_token_hash_key" ON "auth_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "auth_tokens_account_id_idx" ON "auth_tokens"("account_id");

-- CreateIndex
CREATE INDEX "projects_account_id_created_at_id_idx" ON "projects"("account_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "files_account_id_created_at_id_idx" ON "files"("account_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "files_key_idx" ON "files"("key");

-- CreateIndex
CREATE UNIQUE INDEX "jobs_claim_number_key" ON "jobs"("claim_number");

-- CreateIndex
CREATE INDEX "jobs_account_id_created_at_id_idx" ON "jobs"("account_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "jobs_project_id_created_at_id_idx" ON "jobs"("project_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "jobs_stage_touched_at_idx" ON "jobs"("stage", "touched_at");

-- CreateIndex
CREATE INDEX "jobs_address_hash_created_at_idx" ON "jobs"("address_hash", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "jobs_account_id_idempotency_key_key" ON "jobs"("account_id", "idempotency_key");

-- CreateIndex
CREATE UNIQUE INDEX "jobs_project_id_project_seq_key" ON "jobs"("project_id", "project_seq");

-- CreateIndex
CREATE INDEX "job_files_file_id_idx" ON "job_files"("file_id");

-- CreateIndex
CREATE UNIQUE INDEX "estimates_job_id_key" ON "estimates"("job_id");

-- CreateIndex
CREATE INDEX "estimates_account_id_created_at_id_idx" ON "estimates"("account_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "estimates_project_id_created_at_id_idx" ON "estimates"("project_id", "created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "auth_tokens" ADD CONSTRAINT "auth_tokens_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "projects" ADD CONSTRAINT "projects_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "files" ADD CONSTRAINT "files_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_files" ADD CONSTRAINT "job_files_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_files" ADD CONSTRAINT "job_files_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "draft_lines" ADD CONSTRAINT "draft_lines_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "estimate_revisions" ADD CONSTRAINT "estimate_revisions_estimate_id_fkey" FOREIGN KEY ("estimate_id") REFERENCES "estimates"("id") ON DELETE CASCADE ON UPDATE CASCADE;


