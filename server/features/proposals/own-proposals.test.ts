// Proposals in the export of everything, of both sides.
import { globalId } from '../../domain/ids.ts';
import { expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { operatorOf } from '../../testing/contractors.ts';
import {
  TestExportMyDataDocument,
  TestSuspendContractorDocument,
} from '../../testing/gql/graphql.ts';
import { numberOf } from '../../testing/ids.ts';
import { offersOn } from '../../testing/offering.ts';
import { builtInEstimator } from '../../testing/priced-estimates.ts';
import { unzip } from '../../testing/unzip.ts';
import type { Person } from '../../testing/world.ts';
import { readOwnProposals } from './own-proposals.ts';

const server = useTestServer({ estimator: builtInEstimator });
const { place, offered, accept } = offersOn(server);

/** The first proposal of the lead as it stands in the export of this person. */
const exportedTo = async (person: Person, leadId: string): Promise<unknown> => {
  const { exportMyData } = await person.runOk(TestExportMyDataDocument, {});
  if (exportMyData.__typename !== 'ExportMyDataSuccess') throw new Error('There is no link.');
  const answer = await fetch(new URL(exportMyData.url, server().url));
  const files = await unzip(Buffer.from(await answer.arrayBuffer()));
  const ending = `proposals/${numberOf(leadId)}-1.json`;
  const found = [...files].find(([name]) => name.endsWith(ending));
  return JSON.parse(found?.[1].toString() ?? 'null');
};

it('each proposal is a file of the export of both sides; a contractor on hold has no name in it', async () => {
  const at = await place('taken-along');
  const { id } = await offered(at.one, at.first);
  await accept(at.homeowner, id);
  const signed = {
    leadId: numberOf(at.first),
    version: 1,
    status: 'ACCEPTED',
    signedName: 'Ada Quill',
    document: { title: expect.any(String), phases: expect.arrayContaining([expect.anything()]) },
  };
  expect(await exportedTo(at.homeowner, at.first)).toMatchObject(signed);
  expect(await exportedTo(at.one, at.first)).toMatchObject(signed);
  expect(await exportedTo(at.two, at.first)).toBeNull();
  const operator = await operatorOf(server());
  const input = {
    contractorId: globalId('Contractor', at.one.contractorId),
    reason: 'Two complaints about deposits.',
  };
  await operator.runOk(TestSuspendContractorDocument, { input });
  expect(await exportedTo(at.one, at.first)).toMatchObject({ ...signed, signedName: null });
  expect(await exportedTo(at.homeowner, at.first)).toMatchObject(signed);
});

it('the document of a proposal is read when it is taken, one at a time', async () => {
  const at = await place('one-by-one');
  await offered(at.one, at.first);
  await offered(at.one, at.first, { note: 'We can start in April, too.' });
  const leadId = numberOf(at.first);
  const proposals = readOwnProposals(server().ports, leadId, false);
  expect((await proposals.next()).value).toMatchObject({ version: 1, status: 'SUPERSEDED' });
  await server().ports.db
    .$executeRaw`UPDATE proposals SET document = jsonb_set(document, '{title}', '"Read late"')
      WHERE lead_id = ${leadId} AND version = 2`;
  const second = (await proposals.next()).value;
  expect(JSON.parse(second?.document.join('') ?? '')).toMatchObject({ title: 'Read late' });
});
