import { Button, Group, Text } from '@mantine/core';
import { useApolloClient } from '@apollo/client/react';
import IconDownload from '~icons/tabler/download';
import { ShoppingListDocument } from '../../gql/graphql.ts';
import { download } from '../../lib/download.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { showToast } from '../../lib/toast.tsx';
import { useInventory } from './inventory-context.ts';

const FORMATS = { csvUrl: 'CSV', pdfUrl: 'PDF' } as const;
const FORMAT_KEYS = ['csvUrl', 'pdfUrl'] as const;

/** The saved materials as files to take to the shop. Addresses are good for minutes only, so each click asks anew. */
export function ShoppingList({ isDirty }: { isDirty: boolean }) {
  const { estimateId } = useInventory();
  const client = useApolloClient();
  const fetchList = async (format: keyof typeof FORMATS) => {
    try {
      const { data } = await client.query({
        query: ShoppingListDocument,
        variables: { estimateId },
        fetchPolicy: 'network-only',
      });
      if (data?.inventory) download(data.inventory[format]);
    } catch (error) {
      const { message } = readFailure(error);
      showToast({ kind: 'failure', message: `The shopping list could not be created. ${message}` });
    }
  };
  return (
    <div>
      <Group gap="xs" role="group" aria-label="Shopping list">
        {FORMAT_KEYS.map((format) => (
          <Button
            key={format}
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => void fetchList(format)}
          >
            Shopping list {FORMATS[format]}
          </Button>
        ))}
      </Group>
      {isDirty ? (
        <Text size="xs" c="dimmed" mt={6}>
          Without your unsaved changes.
        </Text>
      ) : null}
    </div>
  );
}
