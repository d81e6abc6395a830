-- What PostGraphile makes its schema of: the product's tables as the viewer may see them. Its settings say who that is.
CREATE SCHEMA peer;

CREATE FUNCTION peer.viewer_id() RETURNS integer LANGUAGE sql STABLE AS
  $$ SELECT id FROM public.accounts WHERE guest_key_hash = current_setting('peer.guest_key_hash', true) $$;
COMMENT ON FUNCTION peer.viewer_id() IS '@behavior -*';

CREATE VIEW peer.projects AS
  SELECT id, name, zip FROM public.projects
  WHERE deleted_at IS NULL AND account_id = (SELECT peer.viewer_id());
COMMENT ON VIEW peer.projects IS '@primaryKey id';

CREATE VIEW peer.estimates AS
  SELECT e.id, j.claim_number, e.title, e.currency::text, e.total_cents::float8 / 100 AS total,
    e.created_at, e.premium, e.project_id, e.document
  FROM public.estimates e JOIN public.jobs j ON j.id = e.job_id
  WHERE e.deleted_at IS NULL AND e.account_id = (SELECT peer.viewer_id());
COMMENT ON VIEW peer.estimates IS E'@primaryKey id\n@unique claim_number\n@foreignKey (project_id) references peer.projects (id)';

CREATE TYPE peer.estimate_line AS (
  id text, name text, details text, quantity float8, unit text, unit_price float8, tax float8,
  total float8, category text, source text
);

CREATE FUNCTION peer.estimates_items(estimate peer.estimates) RETURNS SETOF peer.estimate_line LANGUAGE sql STABLE AS $$
  SELECT id, name, details, quantity, unit, "unitPrice", tax,
    round((quantity * "unitPrice" + tax)::numeric, 2)::float8, category, source
  FROM jsonb_to_recordset(estimate.document -> 'items') AS line (id text, name text, details text,
    quantity float8, unit text, "unitPrice" float8, tax float8, category text, source text)
$$;
COMMENT ON FUNCTION peer.estimates_items(peer.estimates) IS '@behavior +list -connection';
