// What every document of an estimate says of it, from its rows.
import type { WholeEstimate } from '../estimates/whole-estimates.ts';
import type { ExportHead } from './export-data.ts';
import { headingOf } from '../document/heading.ts';

export const headOf = ({ title, updatedAt, project, job }: WholeEstimate): ExportHead => ({
  claimNumber: job.claimNumber,
  isTest: job.isTest,
  title: headingOf({ title, job }),
  projectName: project.name,
  projectZip: project.zip,
  updatedAt: updatedAt.toISOString(),
});

/** File name of a document of a job: that of a test begins with `Test`. */
export const namedFor = ({ isTest }: { isTest: boolean }, fileName: string): string =>
  isTest ? `Test ${fileName}` : fileName;
