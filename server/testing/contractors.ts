// Contractors for tests, made through the product's own doors: apply, hand in a document, be approved by an operator.
import { OPERATOR_EMAIL, type ReachedServer } from './app.ts';
import {
  TestDecideApplicationDocument,
  TestDecideIdentityDocument,
  TestOperatorDeskDocument,
  TestRecordCredentialsDocument,
  TestUpdateContractorProfileDocument,
  type TestUpdateContractorProfileMutationVariables,
} from './gql/graphql.ts';
import { tinyPng } from './tiny-files.ts';
import { type Person, userOf } from './world.ts';

type Profile = TestUpdateContractorProfileMutationVariables['input'];

export const APPLICATION = {
  full_name: 'Grace Hopper',
  company: 'Hopper Remodeling',
  phone: '415 555 0142',
  trades: ['Painting', 'General Contractor'],
  zip_codes: ['94110', '94114'],
};

const operators = new WeakMap<ReachedServer, Promise<Person>>();

/** The one operator of a tested server. */
export const operatorOf = (server: ReachedServer): Promise<Person> => {
  const known = operators.get(server) ?? userOf(server, OPERATOR_EMAIL);
  operators.set(server, known);
  return known;
};

export const deskOf = async (server: ReachedServer) => {
  const { operatorDesk } = await (await operatorOf(server)).runOk(TestOperatorDeskDocument, {});
  if (!operatorDesk) throw new Error('There is no desk.');
  return operatorDesk;
};

export const sendForm = (
  { url }: Pick<ReachedServer, 'url'>,
  { headers }: Person,
  [method, path]: readonly [method: string, path: string],
  fields: Readonly<Record<string, string | Blob | readonly string[]>>,
): Promise<Response> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) body.set(name, value, 'paper');
    else if (typeof value === 'string') body.set(name, value);
    else for (const each of value) body.append(`${name}[]`, each);
  }
  return fetch(`${url}/api/${path}`, { method, headers, body });
};

export const IDENTITY = ['PATCH', 'contractors/me/identity/'] as const;

export const handIn = (
  server: Pick<ReachedServer, 'url'>,
  person: Person,
  bytes: Uint8Array<ArrayBuffer> = tinyPng(),
  identityNumber = 'D1234567',
): Promise<Response> =>
  sendForm(server, person, IDENTITY, {
    identity_number: identityNumber,
    identity_document: new Blob([bytes]),
  });

const decide = async (server: ReachedServer, email: string): Promise<string> => {
  const operator = await operatorOf(server);
  const desk = await deskOf(server);
  const application = desk.applications.find((each) => each.email === email);
  const document = desk.identityDocuments.find(({ contractor }) => contractor.email === email);
  if (!application || !document) throw new Error(`Nothing waits of ${email}.`);
  const { id: applicationId, version } = application;
  await operator.runOk(TestDecideApplicationDocument, {
    input: { applicationId, version, isApproved: true },
  });
  await operator.rest('GET', document.filePath ?? '');
  await operator.runOk(TestDecideIdentityDocument, {
    input: { documentId: document.id, isApproved: true },
  });
  const contractorId = document.contractor.id;
  await operator.runOk(TestRecordCredentialsDocument, {
    input: {
      contractorId,
      licenseNumber: 'CSLB 1045678',
      licenseExpiresOn: '2099-06-30',
      insuranceExpiresOn: '2099-06-30',
    },
  });
  return contractorId;
};

/** Somebody who may get leads: application, identity, license and insurance approved. */
export const approvedContractor = async (
  server: ReachedServer,
  email: string,
  profile: Profile = {},
): Promise<Person & { contractorId: string }> => {
  const person = await userOf(server, email);
  const applied = await person.rest('POST', '/api/contractors/register/', {
    ...APPLICATION,
    email,
  });
  if (applied.status !== 201) throw new Error(await applied.text());
  const { updateContractorProfile } = await person.runOk(TestUpdateContractorProfileDocument, {
    input: profile,
  });
  if (updateContractorProfile?.__typename !== 'UpdateContractorProfileSuccess') {
    throw new Error(JSON.stringify(updateContractorProfile));
  }
  const handedIn = await handIn(server, person);
  if (handedIn.status !== 200) throw new Error(await handedIn.text());
  return { ...person, contractorId: await decide(server, email) };
};
