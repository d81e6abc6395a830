import { Text } from '@mantine/core';
import classes from './LateHint.module.css';

/** Below what is shown of a page whose code is on its way: comes after a while, and needs no script for it. */
export function LateHint() {
  return (
    <Text c="dimmed" ta="center" className={classes.late}>
      This takes longer than usual. If nothing appears, load the page again.
    </Text>
  );
}
