-- How many estimates an owner shows is kept as changes that add up to it, so that a count reads a few rows instead of all entries
-- of an index. Each change is a row of its own: nobody waits for somebody else's, and the sweeper adds them up. What the version
-- before writes meanwhile counts, too.

-- CreateTable
CREATE TABLE "estimate_counts" (
    "id" BIGSERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "change" BIGINT NOT NULL,
    "is_sum" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "estimate_counts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "estimate_counts_account_id_idx" ON "estimate_counts"("account_id");

-- What the sweeper adds up; of an owner who changes nothing there is none.
CREATE INDEX "estimate_counts_changes_idx" ON "estimate_counts"("account_id") WHERE NOT "is_sum";

CREATE FUNCTION "count_estimate"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."deleted_at" IS NULL THEN
    INSERT INTO "estimate_counts" ("account_id", "change") VALUES (OLD."account_id", -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."deleted_at" IS NULL THEN
    INSERT INTO "estimate_counts" ("account_id", "change") VALUES (NEW."account_id", 1);
  END IF;
  RETURN NULL;
END
$$;

-- No save of an estimate sets these columns. Writers wait from here on, so that the counts begin with what is there.
CREATE TRIGGER "estimates_counted" AFTER INSERT OR DELETE OR UPDATE OF "deleted_at", "account_id" ON "estimates"
FOR EACH ROW EXECUTE FUNCTION "count_estimate"();

INSERT INTO "estimate_counts" ("account_id", "change", "is_sum")
SELECT "account_id", count(*), true FROM "estimates" WHERE "deleted_at" IS NULL GROUP BY "account_id";
