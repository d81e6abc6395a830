// What the page sends of the inventory only after its first sight.
export { AddLineToInventoryDocument, StartInventoryDocument } from '../../gql/graphql.ts';
