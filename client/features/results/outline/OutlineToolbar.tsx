import { ActionIcon, CloseButton, NativeSelect, Text, TextInput } from '@mantine/core';
import IconChevronsDown from '~icons/tabler/chevrons-down';
import IconChevronsUp from '~icons/tabler/chevrons-up';
import IconSearch from '~icons/tabler/search';
import { Glossary } from '../../../components/Glossary.tsx';
import { counted, formatMoney } from '../../../lib/format.ts';
import { useEdited } from '../editor/use-editor.ts';
import { SavedState } from '../editor/SavedState.tsx';
import { GROUPINGS, isGrouping } from './group-lines.ts';
import { useTotalOf } from './GroupHead.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import classes from './OutlineToolbar.module.css';
import type { OutlineView } from './use-outline-view.ts';

interface OutlineToolbarProps {
  view: OutlineView;
  canEdit: boolean;
  isWide: boolean;
}

const CHOICES = [
  { value: 'none', label: 'No groups' },
  ...Object.entries(GROUPINGS).map(([value, { label }]) => ({ value, label })),
];

/** Search and groups of the lines; whether all is saved. */
export function OutlineToolbar({ view, canEdit, isWide }: OutlineToolbarProps) {
  const { search, sought, setSearch, grouping, setGrouping, areAllFolded, foldAll, count } = view;
  return (
    <div className={classes.bar} role="toolbar" aria-label="Project Outline tools">
      <TextInput
        className={classes.search}
        type="search"
        aria-label="Search lines"
        placeholder="Search lines"
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={
          search ? (
            <CloseButton aria-label="Clear search" size="sm" onClick={() => setSearch('')} />
          ) : null
        }
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Text size="sm" c="dimmed" role="status" className={classes.count}>
        {sought ? <Found view={view} /> : isWide ? counted(count, 'line') : null}
      </Text>
      <NativeSelect
        className={classes.grouping}
        aria-label="Group by"
        data={CHOICES}
        value={grouping}
        onChange={({ currentTarget: { value } }) => {
          if (isGrouping(value)) setGrouping(value);
        }}
      />
      {grouping === 'none' ? null : (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={isWide ? 'md' : 'xl'}
          aria-label={areAllFolded ? 'Unfold all groups' : 'Fold all groups'}
          title={areAllFolded ? 'Unfold all groups' : 'Fold all groups'}
          onClick={() => foldAll(!areAllFolded)}
        >
          {areAllFolded ? (
            <IconChevronsDown size={18} aria-hidden />
          ) : (
            <IconChevronsUp size={18} aria-hidden />
          )}
        </ActionIcon>
      )}
      <Glossary />
      {isWide && canEdit ? <KeyboardHelp /> : null}
      {canEdit ? <SavedState /> : null}
    </div>
  );
}

/** How many lines were found, and what they come to. */
function Found({ view: { found, count } }: { view: OutlineView }) {
  const { currency } = useEdited();
  const total = useTotalOf(found);
  return (
    <>
      {found.length} of {counted(count, 'line')} · {formatMoney(total, currency)}
    </>
  );
}
