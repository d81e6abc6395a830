import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { WebhookDeliveries_DeliveryFragmentDoc } from './WebhookDeliveries_delivery.ts';

export const WebhookItem_WebhookFragmentDoc = /* @__PURE__ */ documentOf<T.WebhookItem_WebhookFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookItem_webhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"formerSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"switchedOffAt"}},{"kind":"Field","name":{"kind":"Name","value":"switchedOffBecause"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDeliveries_delivery"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},
  [WebhookDeliveries_DeliveryFragmentDoc],
);

export const useWebhookItem_WebhookFragment = (from: FragmentType<T.WebhookItem_WebhookFragment>) =>
  useFragment({ fragment: WebhookItem_WebhookFragmentDoc, fragmentName: 'WebhookItem_webhook', from });
