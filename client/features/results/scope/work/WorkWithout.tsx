import { Button, Group, Text } from '@mantine/core';
import { useEdited } from '../../editor/use-editor.ts';
import { useRevision } from '../../../../hooks/revising.ts';
import { FailureText } from '../../../../components/FailureText.tsx';
import type { Scope, ScopeWork } from '../scope-types.ts';

interface WorkWithoutProps {
  work: ScopeWork;
  excluded: Scope['excluded'];
}

/** Lines that such work usually has and this one does not; what is left out everywhere is told once, elsewhere. */
export function WorkWithout({ work, excluded }: WorkWithoutProps) {
  const told = new Set(excluded.flatMap(({ codes }) => codes));
  const leftOut = work.without.filter(({ code }) => !told.has(code));
  if (leftOut.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={600}>
        Lines left out
      </Text>
      {leftOut.map((line) => (
        <LeftOutLine key={line.code} work={work} line={line} />
      ))}
    </div>
  );
}

function LeftOutLine({ work, line }: { work: ScopeWork; line: ScopeWork['without'][number] }) {
  const { canEdit } = useEdited();
  const { isBusy, failure, revise } = useRevision(`without ${work.id} ${line.code}`);
  const name = line.name ?? line.code;
  const putBack = () =>
    revise({
      patches: [
        {
          setWork: {
            workId: work.id,
            without: work.without.map(({ code }) => code).filter((code) => code !== line.code),
          },
        },
      ],
      done: `“${name}” is included again.`,
    });
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed" td="line-through">
        {name}
      </Text>
      {canEdit ? (
        <Button
          size="compact-sm"
          variant="subtle"
          loading={isBusy}
          aria-label={`Include again: ${name}`}
          onClick={() => void putBack()}
        >
          Include again
        </Button>
      ) : null}
      <FailureText failure={failure} />
    </Group>
  );
}
