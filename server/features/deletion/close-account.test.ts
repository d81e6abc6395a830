import { bareKey } from '../../domain/ids.ts';
import { expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import {
  TestContractorRequestDocument,
  TestDeleteMyDataDocument,
  TestLeadDocument,
  TestProposalDocument,
  TestThreadDocument,
} from '../../testing/gql/graphql.ts';
import { offersOn } from '../../testing/offering.ts';
import { builtInEstimator } from '../../testing/priced-estimates.ts';
import type { Person } from '../../testing/world.ts';
import { sweepClosedAccounts } from './sweep-closed.ts';

const server = useTestServer({ estimator: builtInEstimator });
const { place, offered } = offersOn(server);

const open = (url: string) => fetch(new URL(url, server().url)).then(({ status }) => status);

const fileUrlOf = async (person: Person): Promise<string> => {
  const id = await person.upload();
  const response = await person.rest('POST', '/graphql', {
    query: `{ file(id: "${id}") { url } }`,
  });
  const { data } = (await response.json()) as { data: { file: { url: string } } };
  return data.file.url;
};

const close = (person: Person) =>
  person.runOk(TestDeleteMyDataDocument, { confirmation: 'DELETE' });

it('a closed account of a homeowner shows its name nowhere from then on, and its links open nothing', async () => {
  const at = await place('closing');
  const { id } = await offered(at.one, at.first);
  const file = await fileUrlOf(at.homeowner);
  const seen = async () => {
    const { lead } = await at.one.runOk(TestLeadDocument, { id: at.first });
    return {
      homeowner: lead?.homeowner?.name ?? null,
      thread: (await at.one.runOk(TestThreadDocument, { leadId: at.first })).leadThread !== null,
      proposal: (await at.one.runOk(TestProposalDocument, { id })).proposal !== null,
      rest: (await (await at.one.rest('GET', '/api/contractor-leads/')).text()).includes('"Ada"'),
    };
  };
  const paper = (await at.homeowner.runOk(TestProposalDocument, { id })).proposal?.pdfUrl ?? '';
  expect([await open(file), await open(paper)]).toEqual([200, 200]);
  expect(await seen()).toEqual({ homeowner: 'Ada', thread: true, proposal: true, rest: true });
  await close(at.homeowner);
  expect(await seen()).toEqual({ homeowner: null, thread: false, proposal: false, rest: false });
  expect([await open(file), await open(paper)]).toEqual([403, 403]);
});

it('a closed account of a contractor shows no contact and no company from then on', async () => {
  const at = await place('quitting');
  const { id } = await offered(at.one, at.first);
  const seen = async () => {
    const { contractorRequest } = await at.homeowner.runOk(TestContractorRequestDocument, at);
    const one = contractorRequest?.contractors.find(
      (each) => bareKey(each.id) === bareKey(at.first),
    );
    return {
      card: one?.card != null,
      contact: one?.contact != null,
      thread:
        (await at.homeowner.runOk(TestThreadDocument, { leadId: at.first })).leadThread !== null,
      proposal: (await at.homeowner.runOk(TestProposalDocument, { id })).proposal !== null,
    };
  };
  expect(await seen()).toEqual({ card: true, contact: true, thread: true, proposal: true });
  await close(at.one);
  expect(await seen()).toEqual({ card: false, contact: false, thread: false, proposal: false });
});

it('closed accounts are all emptied at the next sweep, whether or not their mails go', async () => {
  const { ports } = server();
  const count = 25;
  const closedAt = new Date();
  const mark = 'swept-together.example';
  await ports.db.account.createMany({
    data: Array.from({ length: count }, (_, nr) => ({
      kind: 'USER' as const,
      closedAt,
      closedEmail: `${nr}@${mark}`,
    })),
  });
  const ours = { closedEmail: { endsWith: mark } };
  const mailer = {
    ...ports.mailer,
    send: () => Promise.reject(new Error('The mail server is away.')),
  };
  await sweepClosedAccounts({ ...ports, mailer });
  const emptied = { ...ours, emptiedAt: { not: null } };
  expect(await ports.db.account.count({ where: emptied })).toBe(count);
  await sweepClosedAccounts(ports);
  expect(await ports.db.account.count({ where: ours })).toBe(0);
});
