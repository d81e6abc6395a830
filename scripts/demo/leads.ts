// Answers of contractors and homeowners, in every state that a lead can have.
import {
  TestAcceptContractorDocument,
  TestContractorRequestDocument,
  TestPassOnContractorDocument,
  TestRespondToLeadDocument,
  TestSendLeadMessageDocument,
  TestWithdrawRequestDocument,
} from '../../server/testing/gql/graphql.ts';
import { leadsOf } from '../../server/testing/introducing.ts';
import type { Person } from '../../server/testing/world.ts';

type Answer = { answer: 'AVAILABLE' | 'DECLINED'; reason?: 'TOO_BUSY'; note?: string };

/** Stops the demo when an answer is something else than what was asked for. */
const expectType = (answer: { __typename: string; message?: string } | null, wanted: string) => {
  if (answer?.__typename !== wanted) throw new Error(answer?.message ?? `Expected ${wanted}.`);
};

/** Contractors with a lead that waits for an answer, with that lead. */
export const asked = async (contractors: readonly Person[]) => {
  const each = await Promise.all(
    contractors.map(async (person) => {
      const lead = (await leadsOf(person)).find(({ status }) => status === 'OPEN');
      return lead ? [{ person, leadId: lead.id }] : [];
    }),
  );
  return each.flat();
};

export type Asked = Awaited<ReturnType<typeof asked>>[number];

export const answer = async ({ person, leadId }: Asked, input: Answer): Promise<void> => {
  const { respondToLead } = await person.runOk(TestRespondToLeadDocument, {
    input: { leadId, ...input },
  });
  expectType(respondToLead, 'RespondToLeadSuccess');
};

export const accept = async (owner: Person, leadId: string): Promise<void> => {
  const { acceptContractor } = await owner.runOk(TestAcceptContractorDocument, {
    input: { leadId },
  });
  expectType(acceptContractor, 'AcceptContractorSuccess');
};

export const passOn = async (owner: Person, leadId: string): Promise<void> => {
  const { passOnContractor } = await owner.runOk(TestPassOnContractorDocument, {
    input: { leadId },
  });
  expectType(passOnContractor, 'PassOnContractorSuccess');
};

export const write = async (person: Person, leadId: string, text: string): Promise<void> => {
  const { sendLeadMessage } = await person.runOk(TestSendLeadMessageDocument, {
    input: { leadId, text, clientKey: `${leadId} ${text.length}` },
  });
  expectType(sendLeadMessage, 'SendLeadMessageSuccess');
};

export const withdraw = async (owner: Person, estimateId: string): Promise<void> => {
  const { contractorRequest } = await owner.runOk(TestContractorRequestDocument, { estimateId });
  if (!contractorRequest) throw new Error('There is no request to withdraw.');
  const { withdrawContractorRequest } = await owner.runOk(TestWithdrawRequestDocument, {
    input: { requestId: contractorRequest.id },
  });
  expectType(withdrawContractorRequest, 'WithdrawContractorRequestSuccess');
};
