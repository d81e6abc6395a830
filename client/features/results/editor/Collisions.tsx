import { Button, Group, Radio, Stack, Text, Title } from '@mantine/core';
import type { Merge, Mergeable } from '../../../../server/domain/estimate/merge-estimates.ts';
import { describeValue, fieldName } from '../history/change-words.ts';
import { type Conflict, conflictKey } from '../history/resolve-merge.ts';

interface CollisionsProps {
  merge: Merge;
  theirs: Mergeable;
  currency: string;
  theirsChosen: ReadonlySet<string>;
  onChoose: (theirsChosen: ReadonlySet<string>) => void;
}

/** What both sides changed differently, to be settled one by one or all at once. */
export function Collisions({ merge, theirs, currency, theirsChosen, onChoose }: CollisionsProps) {
  const { merged, conflicts } = merge;
  const choose = (conflict: Conflict, side: string) => {
    const next = new Set(theirsChosen);
    if (side === 'theirs') next.add(conflictKey(conflict));
    else next.delete(conflictKey(conflict));
    onChoose(next);
  };
  const titleOf = ({ lineId, field }: Conflict): string => {
    if (lineId === null) return `The ${fieldName(field)}`;
    const line = [...merged.items, ...theirs.items].find(({ id }) => id === lineId);
    return `${line?.name || 'A line without a name'}: ${fieldName(field)}`;
  };
  return (
    <section>
      <Group justify="space-between" mb={6}>
        <Title order={3} size="h6">
          Changed by both ({conflicts.length})
        </Title>
        <Group gap={4}>
          <Button variant="subtle" size="compact-sm" onClick={() => onChoose(new Set())}>
            All mine
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => onChoose(new Set(conflicts.map(conflictKey)))}
          >
            All theirs
          </Button>
        </Group>
      </Group>
      <Stack gap="sm">
        {conflicts.map((conflict) => (
          <Radio.Group
            key={conflictKey(conflict)}
            label={titleOf(conflict)}
            value={theirsChosen.has(conflictKey(conflict)) ? 'theirs' : 'mine'}
            onChange={(side) => choose(conflict, side)}
          >
            <Stack gap={4} mt={4}>
              <Radio
                value="mine"
                label={`Mine: ${describeValue(conflict.field, conflict.mine, currency)}`}
              />
              <Radio
                value="theirs"
                label={`Theirs: ${describeValue(conflict.field, conflict.theirs, currency)}`}
              />
            </Stack>
          </Radio.Group>
        ))}
      </Stack>
      <Text size="xs" c="dimmed" mt={6}>
        Everything else of both sides is kept.
      </Text>
    </section>
  );
}
