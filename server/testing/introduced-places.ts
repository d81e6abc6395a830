// Homeowners and the contractors around them, who ask, answer and are mailed.
import { expect } from 'vitest';
import { TestContractorRequestDocument, TestRespondToLeadDocument } from './gql/graphql.ts';
import { contractorOf, estimateOf, leadsOf, type TestContractor } from './introducing.ts';
import { mailsTo } from './outbox.ts';
import { type Person, userOf } from './world.ts';
import type { TestServer } from './app.ts';

/** A part of the world of its own. */
export type Place = Awaited<ReturnType<typeof estimateOf>> & {
  user: Person;
  /** Contractors who work there. */
  painters: TestContractor[];
  zip: string;
};

export const placesOn = (server: () => TestServer) => {
  let zips = 94_100;

  /** A part of the world of its own: nobody else's contractors work there. */
  const inNewZip = async (homeowner: string, contractors: number): Promise<Place> => {
    zips += 1;
    const zip = String(zips);
    const user = await userOf(server(), homeowner);
    const painters: TestContractor[] = [];
    for (let number = 1; number <= contractors; number += 1) {
      painters.push(
        await contractorOf(server(), `p${number}-${zip}@example.com`, { zipCodes: [zip] }),
      );
    }
    const project = await user.rest('POST', '/api/projects/', {
      name: '4417 Quillfeather Lane',
      zip: `${zip}-1234`,
    });
    const { id } = (await project.json()) as { id: number };
    const made = await estimateOf(user, {
      projectId: String(id),
      title: 'Bedroom at 4417 Quillfeather Lane',
      instructions: `Repaint for Ada, ${homeowner}, 512 555 0100, at 4417 Quillfeather Lane`,
    });
    return { user, painters, zip, ...made };
  };

  const requestOf = async ({ user, estimateId }: Place) => {
    const { contractorRequest } = await user.runOk(TestContractorRequestDocument, { estimateId });
    if (!contractorRequest) throw new Error('There is no request.');
    return contractorRequest;
  };

  const respond = (
    person: Person,
    leadId: string,
    input: { answer?: 'AVAILABLE' | 'DECLINED'; reason?: 'TOO_BUSY'; note?: string } = {},
  ) =>
    person
      .runOk(TestRespondToLeadDocument, { input: { leadId, answer: 'AVAILABLE', ...input } })
      .then(({ respondToLead }) => respondToLead);

  const asked = async (painters: readonly Person[]) => {
    const counts = await Promise.all(painters.map(async (one) => (await leadsOf(one)).length));
    return counts.reduce((sum, count) => sum + count, 0);
  };

  const painterWithLead = async ({ painters }: Place) => {
    for (const painter of painters) {
      const [lead] = await leadsOf(painter);
      if (lead) return { painter, lead };
    }
    throw new Error('Nobody was asked.');
  };

  const mail = (email: string, words: string | RegExp) =>
    expect
      .poll(async () => (await mailsTo(server().dataDir, email)).join('\n'))
      .toMatch(words instanceof RegExp ? words : new RegExp(words));

  return { inNewZip, requestOf, respond, asked, painterWithLead, mail };
};
