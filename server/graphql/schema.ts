// The whole schema: imports every feature's types, exports the result. Nothing else.
import './scalars.ts';
import './errors.ts';
import './enums.ts';
import './viewer.ts';
import '../features/accounts/accounts.graphql.ts';
import '../features/accounts/sign-ins.graphql.ts';
import '../features/sign-in/sign-in.graphql.ts';
import '../features/projects/projects.graphql.ts';
import '../features/files/files.graphql.ts';
import '../features/jobs/jobs.graphql.ts';
import '../features/jobs/job-mutations.graphql.ts';
import '../features/jobs/refine-estimate.graphql.ts';
import '../features/estimates/estimates.graphql.ts';
import '../features/estimates/estimate-revisions.graphql.ts';
import '../features/estimates/estimate-mutations.graphql.ts';
import '../features/estimates/estimate-draft.graphql.ts';
import '../features/estimates/estimate-comparison.graphql.ts';
import '../features/inventory/inventory.graphql.ts';
import '../features/inventory/inventory-mutations.graphql.ts';
import '../features/bids/bids.graphql.ts';
import '../features/bids/bid-mutations.graphql.ts';
import '../features/exports/exports.graphql.ts';
import '../features/leads/leads.graphql.ts';
import '../features/contractors/contractors.graphql.ts';
import { builder } from './builder.ts';

export const schema = builder.toSchema({ sortSchema: true });
