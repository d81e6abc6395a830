import { useQuery } from '@apollo/client/react';
import { documentOf } from '../../lib/document-of.ts';
import type * as T from '../types.ts';
import { Inventory_InventoryFragmentDoc } from './Inventory_inventory.ts';

export const LiveInventoryDocument = /* @__PURE__ */ documentOf<T.LiveInventoryQuery, T.LiveInventoryQueryVariables>(
  {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LiveInventory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estimateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inventory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"estimateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estimateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Inventory_inventory"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},
  [Inventory_InventoryFragmentDoc],
  '441b0984308c49b8718cf0eab35e5c96c1e1bcee9b3448a86656457aa043b303',
);

export const useLiveInventoryQuery = (
  options: useQuery.Options<T.LiveInventoryQuery, T.LiveInventoryQueryVariables>,
) => useQuery(LiveInventoryDocument, options);
