-- A search for words in titles knows the owner first: each piece of three letters stands in the index under the id of its owner,
-- so that what all others have costs nothing. It needs no extension.

-- Words of fewer letters are one piece.
CREATE FUNCTION "owned_pieces"("owner" INTEGER, "words" TEXT) RETURNS TEXT[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ARRAY(
    SELECT "owner" || ':' || substr("lowered", "at", 3)
    FROM (SELECT lower("words") AS "lowered") AS "one",
      generate_series(1, greatest(char_length("lowered") - 2, 1)) AS "at"
  )
$$;

-- CreateIndex
CREATE INDEX "estimates_owned_pieces_idx" ON "estimates" USING gin ("owned_pieces"("account_id", "title")) WHERE "deleted_at" IS NULL;
