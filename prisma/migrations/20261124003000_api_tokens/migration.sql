-- Tokens that programs use for an account: like a sign-in, with a name, an end of their own and less that they may do.
-- The version before does not find them, as what it would look up is not what is stored of them.
ALTER TABLE "auth_tokens" ADD COLUMN "name" TEXT,
ADD COLUMN "scopes" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
ADD COLUMN "expires_at" TIMESTAMPTZ(3);
