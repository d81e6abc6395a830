// What contractors hand in, and what waits on the desk of operators.
import { bareKey } from '../domain/ids.ts';
import { expect } from 'vitest';
import { APPLICATION, deskOf } from './contractors.ts';
import { TestOwnContractorDocument } from './gql/graphql.ts';
import { mailsTo } from './outbox.ts';
import { type Person, userOf } from './world.ts';
import type { TestServer } from './app.ts';

export const deskOn = (server: () => TestServer) => {
  const applicant = async (email: string): Promise<Person> => {
    const person = await userOf(server(), email);
    const body = { ...APPLICATION, email };
    const response = await person.rest('POST', '/api/contractors/register/', body);
    expect(response.status).toBe(201);
    return person;
  };

  const waitingDocument = async (email: string) => {
    const { identityDocuments } = await deskOf(server());
    const found = identityDocuments.find(({ contractor }) => contractor.email === email);
    if (!found?.filePath) throw new Error(`No document of ${email} waits.`);
    return { ...found, filePath: found.filePath };
  };

  const waitingApplication = async (email: string) => {
    const { applications } = await deskOf(server());
    const found = applications.find((each) => each.email === email);
    if (!found) throw new Error(`No application of ${email} waits.`);
    return found;
  };

  const auditOf = async (subject: string, subjectId: string): Promise<string[]> =>
    (await deskOf(server())).auditLog.edges
      .filter(({ node }) => node.subject === subject && node.subjectId === bareKey(subjectId))
      .map(({ node }) => node.action);

  const statusOf = async (person: Person) => {
    const { viewer } = await person.runOk(TestOwnContractorDocument, {});
    return viewer.contractor;
  };

  /** The text of the last mail with a subject, once it is there. Mails sent at once come in any order. */
  const mailed = async (email: string, subject: string): Promise<string> => {
    const last = async () =>
      (await mailsTo(server().dataDir, email)).findLast((mail) =>
        mail.includes(`Subject: ${subject}`),
      );
    await expect.poll(last).toBeDefined();
    return ((await last()) ?? '').replaceAll(/=\r?\n/g, '');
  };

  return { applicant, waitingDocument, waitingApplication, auditOf, statusOf, mailed };
};
