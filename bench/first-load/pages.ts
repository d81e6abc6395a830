// The pages whose first load is measured: what they begin with, and what their first screen shows.
import { projectsPage, sampleEstimate } from '../../client/testing/samples.ts';
import type { Bound } from '../harness/figure.ts';

export interface MeasuredPage {
  name: string;
  address: string;
  /** The modules that begin it, from the root of the repository. */
  modules: readonly string[];
  /** The server's answers, by operation; to others it has none. */
  answers: Readonly<Record<string, unknown>>;
  /** Text of the first screen that needs all of it. */
  sign: string;
  goal?: Bound;
  stretch?: Bound;
}

const ENTRY = 'client/index.html';
const DATA = 'client/app/DataLayout.tsx';

export const MEASURED_PAGES: readonly MeasuredPage[] = [
  {
    name: 'landing',
    address: '',
    modules: [ENTRY, 'client/routes/home.tsx'],
    answers: {},
    sign: 'Try It Now',
    goal: { atMost: 95 },
    stretch: { atMost: 40 },
  },
  {
    name: 'results',
    address: 'results/CLM-7KQ2MX4P',
    modules: [ENTRY, DATA, 'client/routes/result.tsx'],
    answers: { ResultPage: { estimate: sampleEstimate() } },
    sign: 'What it is made of',
    goal: { atMost: 220 },
    stretch: { atMost: 180 },
  },
  {
    name: 'projects',
    address: 'projects',
    modules: [ENTRY, DATA, 'client/routes/projects.tsx'],
    answers: { ProjectsPage: projectsPage(['12 Maple Street']) },
    sign: '12 Maple Street',
  },
];
