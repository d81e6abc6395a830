// The pages whose first load is measured: what they begin with, and what their first screen shows.
import { projectsPage, sampleEstimate } from '../../client/testing/samples.ts';
import { FIRST_LOADS } from '../../scripts/first-load.ts';
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

export const MEASURED_PAGES: readonly MeasuredPage[] = [
  {
    name: 'landing',
    address: '',
    modules: FIRST_LOADS.landing.modules,
    answers: {},
    sign: 'Sign In to Try',
    goal: { atMost: 95 },
    stretch: { atMost: 40 },
  },
  {
    name: 'results',
    address: 'results/CLM-7KQ2MX4P',
    modules: FIRST_LOADS.results.modules,
    answers: { ResultPage: { estimate: sampleEstimate() } },
    sign: 'Biggest costs',
    goal: { atMost: 200 },
    stretch: { atMost: 180 },
  },
  {
    name: 'projects',
    address: 'projects',
    modules: FIRST_LOADS.projects.modules,
    answers: { ProjectsPage: projectsPage(['12 Maple Street']) },
    sign: '12 Maple Street',
  },
];
