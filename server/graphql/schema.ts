// The whole schema: imports every feature's types, exports the result. Nothing else.
import './scalars.ts';
import './errors.ts';
import './enums.ts';
import './viewer.ts';
import '../features/projects/projects.graphql.ts';
import '../features/files/files.graphql.ts';
import '../features/jobs/jobs.graphql.ts';
import '../features/jobs/job-mutations.graphql.ts';
import '../features/estimates/estimates.graphql.ts';
import '../features/estimates/estimate-draft.graphql.ts';
import { builder } from './builder.ts';

export const schema = builder.toSchema({ sortSchema: true });
