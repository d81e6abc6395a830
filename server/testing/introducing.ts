// Contractors who may get leads, homeowners who ask for them, and the clock between them.
import { stepRequests } from '../features/leads/request-clock.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { ReachedServer, TestServer } from './app.ts';
import { later } from './clock.ts';
import {
  TestAcceptContractorDocument,
  TestEstimateDocument,
  TestLeadsDocument,
  TestRequestContractorsDocument,
  type TestRequestContractorsMutationVariables,
  TestRespondToLeadDocument,
} from './gql/graphql.ts';
import { type Person, userOf } from './world.ts';
import { DAY_MS, HOUR_MS } from '../domain/time.ts';

export interface TestContractor extends Person {
  contractorId: number;
  email: string;
}

/** Verified, a painter, in the ZIP of the test projects. */
export const contractorOf = async (
  server: TestServer,
  email: string,
  changes: Partial<Prisma.ContractorUncheckedCreateInput> = {},
): Promise<TestContractor> => {
  const person = await userOf(server, email);
  const { db } = server.ports;
  const account = await db.account.findUniqueOrThrow({ where: { email } });
  const { id } = await db.contractor.create({
    data: {
      accountId: account.id,
      status: 'APPROVED',
      identityStatus: 'APPROVED',
      commercialName: `Company of ${email.split('@')[0]}`,
      firstName: 'Carl',
      phone: '415 555 0199',
      bio: 'Twenty years of painting. Call 415 555 0199.',
      licenseNumber: 'LIC-1',
      insuranceExpiresOn: new Date(Date.now() + 90 * DAY_MS),
      trades: ['Painting'],
      zipCodes: ['94110'],
      ...changes,
    },
  });
  return { ...person, contractorId: id, email };
};

export const estimateOf = async (person: Person, changes: object = {}) => {
  const job = await person.submit(changes);
  await person.waitForEnd(job.id);
  const { estimate } = await person.runOk(TestEstimateDocument, { by: { jobId: job.id } });
  if (!estimate) throw new Error('There is no estimate.');
  return { estimateId: estimate.id, jobId: job.id, claimNumber: estimate.claimNumber };
};

type RequestInput = Partial<TestRequestContractorsMutationVariables['input']>;

export const sendRequest = (person: Person, estimateId: string, input: RequestInput = {}) =>
  person.runOk(TestRequestContractorsDocument, {
    input: { firstName: 'Ada', timeframe: 'FLEXIBLE', estimateId, ...input },
  });

/** The request, which is expected to be taken. */
export const askFor = async (person: Person, estimateId: string, input: RequestInput = {}) => {
  const { requestContractors } = await sendRequest(person, estimateId, input);
  if (requestContractors?.__typename !== 'RequestContractorsSuccess') {
    throw new Error(requestContractors?.message);
  }
  return requestContractors.request;
};

export const leadsOf = async (person: Person) => {
  const { viewer } = await person.runOk(TestLeadsDocument, {});
  return viewer.leads.edges.map(({ node }) => node);
};

/** The one lead that somebody has. */
export const leadOf = async (person: Person) => {
  const [lead, ...others] = await leadsOf(person);
  if (!lead || others.length > 0) throw new Error(`Expected one lead, not ${others.length}.`);
  return lead;
};

/** A homeowner with an estimate, and a contractor of theirs: both said yes, so they may write to each other. */
export const introduced = async (server: TestServer, homeowner: Person, contractor: string) => {
  const painter = await contractorOf(server, contractor);
  const projectId = await homeowner.makeProject();
  const made = await estimateOf(homeowner, { projectId });
  await askFor(homeowner, made.estimateId);
  const { id: leadId } = await leadOf(painter);
  await painter.runOk(TestRespondToLeadDocument, { input: { leadId, answer: 'AVAILABLE' } });
  await homeowner.runOk(TestAcceptContractorDocument, { input: { leadId } });
  return { ...made, projectId, leadId, painter };
};

/** Runs the sweeper as it runs after these hours. */
export const stepLater = (server: ReachedServer, hours: number): Promise<void> =>
  later(server, hours * HOUR_MS, () => stepRequests(server.ports));
