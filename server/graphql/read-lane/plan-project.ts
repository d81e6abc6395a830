// A project, alone or with a page of its jobs.
import { Kind } from 'graphql';
import { keyOf } from '../../domain/ids.ts';
import { accountIdOf } from '../../features/accounts/accounts.access.ts';
import { askedIn, compile, keyIn } from '../plain-fields.ts';
import { argumentsOf, askedPageOf, givenBy } from './arguments.ts';
import { pageIn } from './pages.ts';
import type { Data, PlanOf } from './read.ts';
import { JOBS_FIELD, PROJECT_WITH_JOBS_FIELDS, readProject } from './read-project.ts';

/** The page where no jobs are asked for. */
const NO_PAGE = { size: 0, after: null };

export const projectWithJobs: PlanOf = (field, fragments) => {
  const id = givenBy(argumentsOf(field, ['id'])?.get('id'));
  const asked = askedIn(field.selectionSet, fragments);
  const jobs = asked?.find(({ name }) => name.value === 'jobs');
  const pageAskedIn = jobs ? askedPageOf(jobs) : () => NO_PAGE;
  if (!id || !asked || !pageAskedIn) return null;
  // The fields keep the order of the answer; the page is made apart, as it has an argument.
  const makers = asked.map((one) => {
    const make =
      one === jobs
        ? JOBS_FIELD(one.selectionSet, fragments)
        : compile(
            PROJECT_WITH_JOBS_FIELDS,
            { kind: Kind.SELECTION_SET, selections: [one] },
            fragments,
          );
    return make && { key: keyIn(one), isPage: one === jobs, make };
  });
  const known = makers.filter((one) => one !== null);
  if (known.length < makers.length) return null;
  return async ({ pool, viewer }, variables) => {
    const [key, page] = [keyOf(String(id(variables))), pageAskedIn(variables)];
    if (key === null || !page) return null;
    const found = await readProject(pool, accountIdOf(viewer), key, page);
    if (!found) return { [keyIn(field)]: null };
    const project = { ...found.project, jobs: pageIn(found.jobs, page) };
    const answer: Data = {};
    for (const one of known) {
      const made = one.make(project);
      if (one.isPage) answer[one.key] = made;
      else Object.assign(answer, made);
    }
    return { [keyIn(field)]: answer };
  };
};
