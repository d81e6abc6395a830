import { categoryLabel } from './columns.ts';
import type { Grouping } from './group-lines.ts';
import classes from './ItemCell.module.css';
import { LineButtons } from './LineButtons.tsx';
import { LineCategory } from './LineCategory.tsx';
import { LineFacts } from './LineFacts.tsx';
import { LineFollowing } from './LineFollowing.tsx';
import { LineRefusals } from './LineRefusals.tsx';
import type { LineSetting } from './line-setting.ts';
import { DetailsField, NameField } from './TextFields.tsx';
import type { LineEditing } from './use-line.ts';
import { useWantedDetails } from './use-wanted-details.ts';

interface ItemCellProps {
  editing: LineEditing;
  label: string;
  isOpen: boolean;
  factsId: string;
  setting: LineSetting;
  fieldTabIndex: number;
  buttonTabIndex: number;
}

/** The category, and the room where no group's head says it. */
const quietWord = ({ line }: LineEditing, grouping: Grouping): string =>
  [categoryLabel(line.category), grouping === 'room' ? null : line.metadata.room]
    .filter(Boolean)
    .join(' · ');

/** What is done; below it in one quiet line under which category, and how. */
export function ItemCell({ editing, label, isOpen, factsId, setting, ...props }: ItemCellProps) {
  const { line } = editing;
  const { canEdit, grouping, commonDetails } = setting;
  const { fieldTabIndex: tabIndex, buttonTabIndex } = props;
  const details = useWantedDetails();
  const field = { editing, label, canEdit, tabIndex };
  // What most lines say is said once, above them; a field that is being written in stays.
  const isSaid = line.details === commonDetails && !details.isWanted;
  const saysNothing = line.details === '' && !details.isWanted;
  return (
    <>
      <NameField {...field} className={classes.name} />
      <div className={classes.quiet}>
        {grouping === 'none' ? (
          <LineCategory editing={editing} label={label} setting={setting} tabIndex={tabIndex} />
        ) : (
          <span className={classes.word}>{quietWord(editing, grouping)}</span>
        )}
        {isSaid ? null : <DetailsField {...field} {...details} className={classes.details} />}
        {saysNothing && !isSaid ? <span>no details</span> : null}
        <LineButtons
          className={classes.buttons}
          id={line.id}
          label={label}
          commands={setting.commands}
          canEdit={canEdit}
          isOpen={isOpen}
          factsId={factsId}
          tabIndex={buttonTabIndex}
          onAddDetails={isSaid || saysNothing ? details.onEnter : undefined}
        />
      </div>
      <LineRefusals lineId={line.id} />
      <LineFollowing editing={editing} label={label} setting={setting} tabIndex={buttonTabIndex} />
      {isOpen ? <LineFacts id={factsId} editing={editing} label={label} setting={setting} /> : null}
    </>
  );
}
