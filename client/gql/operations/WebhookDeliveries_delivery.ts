import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';

export const WebhookDeliveries_DeliveryFragmentDoc = /* @__PURE__ */ documentOf<T.WebhookDeliveries_DeliveryFragment, unknown>(
  {"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveries_delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastTriedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerStatus"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},
  [],
);

export const useWebhookDeliveries_DeliveryFragment = (from: FragmentType<T.WebhookDeliveries_DeliveryFragment>) =>
  useFragment({ fragment: WebhookDeliveries_DeliveryFragmentDoc, fragmentName: 'WebhookDeliveries_delivery', from });
