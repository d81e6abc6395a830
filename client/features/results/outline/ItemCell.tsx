import { type ReactNode, useState } from 'react';
import { CategoryField } from './CategoryField.tsx';
import { GrowingText } from './GrowingText.tsx';
import classes from './ItemCell.module.css';
import { LineButtons } from './LineButtons.tsx';
import { LineFacts } from './LineFacts.tsx';
import { LineRefusals } from './LineRefusals.tsx';
import type { LineSetting } from './line-setting.ts';
import type { LineEditing } from './use-line.ts';
import { LINE_LIMITS } from '../../../../server/domain/limits.ts';

interface ItemCellProps {
  editing: LineEditing;
  label: string;
  isOpen: boolean;
  factsId: string;
  setting: LineSetting;
  fieldTabIndex?: number;
  buttonTabIndex?: number;
  /** More fields, between the texts and the buttons. */
  children?: ReactNode;
}

/** What is done, under which category, and what can be done with the line. */
export function ItemCell({ editing, label, isOpen, factsId, setting, ...props }: ItemCellProps) {
  const { line, edit, endTyping } = editing;
  const { currency, canEdit, categories, commands, onSendToInventory } = setting;
  const { fieldTabIndex, buttonTabIndex, children } = props;
  const [wantsDetails, setWantsDetails] = useState(false);
  const hasDetails = line.details !== '' || wantsDetails;
  const shared = { tabIndex: fieldTabIndex, readOnly: !canEdit, spellCheck: canEdit };

  return (
    <div className={classes.item}>
      <CategoryField
        value={line.category}
        label={label}
        own={categories}
        canEdit={canEdit}
        tabIndex={fieldTabIndex}
        onChange={(category) => edit({ category })}
      />
      <GrowingText
        {...shared}
        className={classes.name}
        aria-label={`Item, ${label}`}
        data-primary
        data-field="name"
        placeholder="What is done"
        maxLength={LINE_LIMITS.name}
        value={line.name}
        onChange={(name) => edit({ name })}
        onBlur={endTyping}
      />
      {hasDetails ? (
        <GrowingText
          {...shared}
          className={classes.details}
          aria-label={`Details, ${label}`}
          data-field="details"
          placeholder="Details"
          maxLength={LINE_LIMITS.details}
          value={line.details}
          // Asked for with the button, which is gone then.
          ref={(field) => {
            if (wantsDetails && line.details === '') field?.focus();
          }}
          onChange={(details) => edit({ details })}
          onBlur={() => {
            endTyping();
            setWantsDetails(false);
          }}
        />
      ) : null}
      {children}
      <LineRefusals lineId={line.id} />
      <LineButtons
        className={classes.buttons}
        id={line.id}
        label={label}
        commands={commands}
        canEdit={canEdit}
        isOpen={isOpen}
        factsId={factsId}
        tabIndex={buttonTabIndex}
        onAddDetails={hasDetails ? undefined : () => setWantsDetails(true)}
      />
      {isOpen ? (
        <LineFacts
          id={factsId}
          line={line}
          label={label}
          currency={currency}
          canEdit={canEdit}
          onSendToInventory={onSendToInventory}
        />
      ) : null}
    </div>
  );
}
