-- How often an application was sent, and when last.
ALTER TABLE "contractor_applications"
  ADD COLUMN "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
