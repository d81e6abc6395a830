import type { Scope_EstimateFragment } from '../../../gql/graphql.ts';

export type Scope = NonNullable<Scope_EstimateFragment['scope']>;
export type ScopePlace = Scope['places'][number];
export type ScopeWork = Scope['work'][number];
export type ScopeUnread = Scope['unread'][number];
export type ScopeQuestion = Scope['questions'][number];
export type WorkParameter = ScopeWork['parameters'][number];
