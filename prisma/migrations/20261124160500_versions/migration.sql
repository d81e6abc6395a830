-- What is written over is counted, so that a write over somebody else's is refused. The version before counts nothing: what it writes
-- meanwhile keeps its number.
ALTER TABLE "projects" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "jobs" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "files" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "webhooks" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "contractors" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
