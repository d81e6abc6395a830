-- AlterTable
ALTER TABLE "accounts" ADD COLUMN     "email_when_ready" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "auth_tokens" ADD COLUMN     "caller_hash" TEXT,
ADD COLUMN     "device" TEXT;

-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "mailed_run" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "trial_guest_id" INTEGER;

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
CREATE TABLE "contractors" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contractors_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "sign_in_codes_email_created_at_idx" ON "sign_in_codes"("email", "created_at");

-- CreateIndex
CREATE INDEX "sign_in_codes_address_hash_created_at_idx" ON "sign_in_codes"("address_hash", "created_at");

-- CreateIndex
CREATE INDEX "sign_in_codes_created_at_idx" ON "sign_in_codes"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "contractors_account_id_key" ON "contractors"("account_id");

-- CreateIndex
CREATE INDEX "jobs_trial_guest_id_idx" ON "jobs"("trial_guest_id");

-- AddForeignKey
ALTER TABLE "contractors" ADD CONSTRAINT "contractors_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_trial_guest_id_fkey" FOREIGN KEY ("trial_guest_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- Jobs of guests so far count against the guests who still own them.
UPDATE "jobs" SET "trial_guest_id" = "account_id"
FROM "accounts" WHERE "accounts"."id" = "jobs"."account_id" AND "accounts"."kind" = 'GUEST';
