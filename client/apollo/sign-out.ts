// Ends the sign-in on the server and in this browser, whichever page it is pressed on.
import { SignOutDocument } from '../gql/graphql.ts';
import { forgetContractorRole } from '../lib/contractor-role.ts';
import { jobNotices } from '../lib/job-notices.ts';
import { leaveAsSomebodyElse } from '../lib/leave-page.ts';
import { forgetLogin, signedInUser } from '../lib/session.ts';
import { pageClient } from './page-client.ts';

const PATIENCE_MS = 3_000;

/** Without an answer the browser forgets the login all the same. */
export const signOut = async (): Promise<void> => {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await pageClient
    .mutate({ mutation: SignOutDocument, context: { fetchOptions: { signal } } })
    .catch(() => {});
  jobNotices.clear();
  const user = signedInUser();
  if (user) forgetContractorRole(user.email);
  forgetLogin();
  leaveAsSomebodyElse();
};
