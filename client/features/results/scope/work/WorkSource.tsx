import { Text } from '@mantine/core';
import { formulaInWords } from '../../../../../server/domain/estimate/formula-words.ts';
import type { ScopeWork } from '../scope-types.ts';
import { WordsLink } from '../WordsLink.tsx';

/** Where a piece of work and its quantity were read. */
export function WorkSource({ work }: { work: ScopeWork }) {
  const { id, because, quantityFrom, formula } = work;
  if (!because && !quantityFrom && !formula) return null;
  return (
    <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      <WordsLink id={id} because={because} />
      {quantityFrom ? ` Read from ${quantityFrom}.` : ''}
      {formula ? ` ${formulaInWords(formula)}` : ''}
    </Text>
  );
}
