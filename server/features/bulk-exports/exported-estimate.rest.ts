// One line of an export: an estimate in the words of REST, without what ends or is made for a page (addresses, tables).
import { readDocument } from '../document/read-document.ts';
import type { ExportedRow } from '../estimates/exported-rows.ts';
import { toRestMaterials } from '../inventory/inventory.rest.ts';
import { toRestDocument } from '../results/estimate-document.rest.ts';

export const toExportedEstimate = ({ job, project, ...estimate }: ExportedRow) => ({
  id: job.id,
  job: job.id,
  claim_number: job.claimNumber,
  title: estimate.title ?? job.title ?? '',
  project: project.id,
  project_name: project.name,
  project_zip: project.zip,
  project_seq: job.projectSeq,
  premium: estimate.premium,
  is_test: job.isTest,
  version: estimate.version,
  currency: estimate.currency,
  created: estimate.createdAt.toISOString(),
  updated: estimate.updatedAt.toISOString(),
  instructions: job.instructions,
  inventory: toRestMaterials(estimate.inventory),
  raw_json: toRestDocument(readDocument(estimate.document)),
});
