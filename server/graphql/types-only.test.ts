import { describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/app.ts';
import { contractorOf, estimateOf, leadOf } from '../testing/introducing.ts';
import { type Person, userOf } from '../testing/world.ts';

const server = useTestServer();

const mutate = async ({ headers }: Person, mutation: string): Promise<unknown> => {
  const response = await fetch(`${server().url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query: `mutation { result: ${mutation} { __typename } }` }),
  });
  return response.json();
};

describe('a document that asks of a result only its type', () => {
  it('is answered by every mutation that gives a row', async () => {
    const user = await userOf(server(), 'ada.types@example.com');
    const painter = await contractorOf(server(), 'painter.types@example.com');
    const { estimateId } = await estimateOf(user);
    const answers = async (person: Person, mutation: string, type: string) =>
      expect(await mutate(person, mutation)).toEqual({ data: { result: { __typename: type } } });
    const estimate = `estimateId: "${estimateId}"`;
    await answers(user, `createBid(input: { ${estimate} })`, 'CreateBidSuccess');
    await answers(user, `startInventory(input: { ${estimate} })`, 'StartInventorySuccess');
    const request = `requestContractors(input: { ${estimate}, firstName: "Ada", timeframe: ASAP })`;
    await answers(user, request, 'RequestContractorsSuccess');
    const { id } = await leadOf(painter);
    const yes = `respondToLead(input: { leadId: "${id}", answer: AVAILABLE })`;
    await answers(painter, yes, 'RespondToLeadSuccess');
    const city = 'updateContractorProfile(input: { city: "Austin" })';
    await answers(painter, city, 'UpdateContractorProfileSuccess');
    await answers(user, `acceptContractor(input: { leadId: "${id}" })`, 'AcceptContractorSuccess');
    const message = `sendLeadMessage(input: { leadId: "${id}", text: "Hello", clientKey: "1" })`;
    await answers(painter, message, 'SendLeadMessageSuccess');
  });
});
