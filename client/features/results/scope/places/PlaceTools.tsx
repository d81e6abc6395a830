import { Button, Group } from '@mantine/core';
import { counted } from '../../../../lib/format.ts';
import { placeName } from '../../../../lib/scope-words.ts';
import { useFocusPanel } from '../../../../hooks/panel-focus.ts';
import { useRevision } from '../../../../hooks/revising.ts';
import { FailureText } from '../../../../components/FailureText.tsx';
import type { ScopePlace } from '../scope-types.ts';

interface PlaceToolsProps {
  place: ScopePlace;
  workCount: number;
  onAddWork: () => void;
}

/** What can be done with a place as a whole. */
export function PlaceTools({ place, workCount, onAddWork }: PlaceToolsProps) {
  const { isBusy, failure, revise } = useRevision(`drop ${place.id}`);
  const focusPanel = useFocusPanel();
  const name = placeName(place);
  const remove = async () => {
    const isDone = await revise({
      patches: [{ dropPlace: place.id }],
      done:
        workCount > 0
          ? `${name} is removed, with ${counted(workCount, 'work item')}.`
          : `${name} is removed.`,
    });
    if (isDone) focusPanel();
  };
  return (
    <>
      <Group gap="xs">
        <Button size="compact-sm" variant="light" aria-haspopup="dialog" onClick={onAddWork}>
          + Add work here
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          loading={isBusy}
          aria-label={`Remove ${name}`}
          onClick={() => void remove()}
        >
          Remove
        </Button>
      </Group>
      <FailureText failure={failure} />
    </>
  );
}
