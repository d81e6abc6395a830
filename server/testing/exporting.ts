// Estimates that are exported: made of uploads, printed, and the addresses of their exports.
import { TestCreatePdfDocument, TestExportsDocument, type TestPdfFragment } from './gql/graphql.ts';
import type { Person, UploadBody } from './world.ts';

export const estimateOf = async (person: Person, ...uploads: UploadBody[]) => {
  const ids: string[] = [];
  for (const upload of uploads) ids.push(await person.upload(upload));
  const job = await person.submit(ids.length > 0 ? { uploads: ids } : {});
  const { estimate, claimNumber } = await person.waitForEnd(job.id);
  if (!estimate) throw new Error('There is no estimate.');
  return { id: estimate.id, jobId: job.id, claimNumber };
};

export const createPdf = async (person: Person, estimateId: string): Promise<TestPdfFragment> => {
  const { createPdf: result } = await person.runOk(TestCreatePdfDocument, { estimateId });
  if (result.__typename !== 'CreatePdfSuccess') throw new Error(result.message);
  return result.estimate;
};

export const linksOf = async (person: Person, id: string): Promise<TestPdfFragment> => {
  const { estimate } = await person.runOk(TestExportsDocument, { by: { id } });
  if (!estimate) throw new Error('There is no estimate.');
  return estimate;
};
