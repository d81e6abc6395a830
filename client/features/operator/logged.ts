import { AuditLogDocument } from '../../gql/graphql.ts';

/** What an operator does goes into the log, so the log on the page is read again after it. */
export const LOGGED = { refetchQueries: [AuditLogDocument] };
