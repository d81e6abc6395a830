import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { WebhookItem_WebhookFragmentDoc } from './WebhookItem_webhook.ts';

export const WebhooksDocument = /* @__PURE__ */ documentOf<T.WebhooksQuery, T.WebhooksQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookItem_webhook"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},
  [WebhookItem_WebhookFragmentDoc],
  '356b66ea60116d312dbbf338cb0ef4c16d3628febbc2b6f11d2d751c74aee6dc',
);

export const useWebhooksQuery = (
  options?: useQuery.Options<T.WebhooksQuery, T.WebhooksQueryVariables>,
) => useQuery(WebhooksDocument, options ?? {});
