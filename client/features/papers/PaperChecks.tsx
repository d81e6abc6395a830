import { Alert, Button, List } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { counted } from '../../lib/format.ts';
import type { PaperContents } from './use-paper.ts';

/** More are folded away. */
const SHOWN = 6;

interface PaperChecksProps {
  checks: PaperContents['checks'];
  onShow: (lineId: string) => void;
}

/** What does not hold on the paper: of whoever wrote it, or of our reading. */
export function PaperChecks({ checks, onShow }: PaperChecksProps) {
  if (checks.length === 0) return null;
  const item = ({ message, lineId }: PaperContents['checks'][number], index: number) => (
    <List.Item key={index}>
      {message}{' '}
      {lineId === null ? null : (
        <Button size="compact-sm" variant="subtle" onClick={() => onShow(lineId)}>
          Show the line
        </Button>
      )}
    </List.Item>
  );
  return (
    <Alert
      color="orange"
      icon={<IconAlertTriangle />}
      title={`${counted(checks.length, 'thing')} to check on this paper`}
    >
      <List size="sm" spacing={4}>
        {checks.slice(0, SHOWN).map(item)}
      </List>
      {checks.length > SHOWN ? (
        <details>
          <summary>{checks.length - SHOWN} more</summary>
          <List size="sm" spacing={4}>
            {checks.slice(SHOWN).map((check, index) => item(check, SHOWN + index))}
          </List>
        </details>
      ) : null}
    </Alert>
  );
}
