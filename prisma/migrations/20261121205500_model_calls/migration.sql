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

-- CreateIndex
CREATE INDEX "model_calls_job_id_idx" ON "model_calls"("job_id");

-- AddForeignKey
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;


