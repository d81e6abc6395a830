import { DropdownPanel } from '../../../components/DropdownPanel.tsx';
import type { DropdownPlace } from '../../../hooks/use-dropdown.ts';
import classes from './KeyboardKeys.module.css';

const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ['Arrows, Home, End, Page Up/Down', 'move between cells; with Shift they select'],
  ['Enter or F2', 'edits the cell; on # and Total it shows where the price comes from'],
  ['Typing', 'replaces what the cell holds'],
  ['Enter in a field', 'goes to the cell below; Shift+Enter writes a new line'],
  ['Tab, Shift+Tab in a field', 'go to the next and the previous field'],
  ['3*12, 1 1/2, 12 ft 6 in', 'are worked out in a number field'],
  ['Escape', 'takes back what was typed and leaves the field; Tab then leaves the table'],
  ['Delete', 'clears the selected cells'],
  ['Ctrl+C, Ctrl+X, Ctrl+V', 'copy, cut and paste cells; on # whole lines'],
  ['Shift+Space, Ctrl+A', 'select the line, all lines'],
  ['Ctrl+Enter', 'adds a line below'],
  ['Ctrl+D', 'duplicates the line'],
  ['Ctrl+Delete', 'removes the selected lines'],
  ['Ctrl+Z, Ctrl+Shift+Z', 'undo and redo'],
  ['Ctrl+S', 'saves'],
];

export function KeyboardKeys({ place }: { place: DropdownPlace }) {
  return (
    <DropdownPanel place={place} width={440}>
      <dl className={classes.keys}>
        {KEYS.map(([keys, does]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </DropdownPanel>
  );
}
