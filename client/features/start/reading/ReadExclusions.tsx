import { ActionIcon } from '@mantine/core';
import IconX from '~icons/tabler/x';
import { useFocusPanel } from '../../../hooks/panel-focus.ts';
import { useRevision } from '../../../hooks/revising.ts';
import classes from './LiveReading.module.css';
import type { PreviewedScope } from './use-scope-preview.ts';

/** What is not to be done; each can be put back. */
export function ReadExclusions({ excluded }: Pick<PreviewedScope, 'excluded'>) {
  if (excluded.length === 0) return null;
  return (
    <div>
      <div className={classes.place}>
        <strong>Left out</strong>
      </div>
      <ul className={classes.chips} aria-label="Left out">
        {excluded.map((exclusion) => (
          <Exclusion key={exclusion.id} exclusion={exclusion} />
        ))}
      </ul>
    </div>
  );
}

function Exclusion({
  exclusion: { id, words },
}: {
  exclusion: PreviewedScope['excluded'][number];
}) {
  const { revise } = useRevision(`left out ${id}`);
  const focusPanel = useFocusPanel();
  const include = () => {
    void revise({ patches: [{ include: id }], done: `“${words}” is no longer left out.` });
    focusPanel();
  };
  return (
    <li className={classes.chip} data-excluded>
      <s className={classes.name}>{words}</s>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.remove}
        aria-label={`No longer leave out “${words}”`}
        onClick={include}
      >
        <IconX size={14} aria-hidden />
      </ActionIcon>
    </li>
  );
}
