import { useSubscription, type SkipToken } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { Inventory_InventoryFragmentDoc } from './Inventory_inventory.ts';

export const InventoryChangedDocument = /* @__PURE__ */ documentOf<T.InventoryChangedSubscription, T.InventoryChangedSubscriptionVariables>(
  {"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"InventoryChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estimateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inventoryChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estimateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estimateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Inventory_inventory"}}]}}]}},
  [Inventory_InventoryFragmentDoc],
);

export const useInventoryChangedSubscription = (
  options: useSubscription.Options<T.InventoryChangedSubscription, T.InventoryChangedSubscriptionVariables> | SkipToken,
) => useSubscription(InventoryChangedDocument, options);
