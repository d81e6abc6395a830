import { Button, Text } from '@mantine/core';
import { useEditorValue } from './use-editor.ts';
import classes from './SavedState.module.css';
import { useShowsSaveBar } from './use-shows-save-bar.ts';

/** That everything is saved, beside the Save button, which waits for something to save: then the bar at the foot has it. */
export function SavedState() {
  const version = useEditorValue(({ base }) => base.version);
  const isElsewhere = useShowsSaveBar();
  return (
    <div className={classes.state}>
      <Text size="sm" c="dimmed">
        {isElsewhere ? 'Unsaved changes' : `Saved · version ${version}`}
      </Text>
      {isElsewhere ? null : (
        <Button size="xs" variant="default" disabled>
          Save
        </Button>
      )}
    </div>
  );
}
