import { LINE_LIMITS } from '../../../../server/domain/limits.ts';
import { GrowingText } from './GrowingText.tsx';
import type { LineEditing } from './use-line.ts';

interface TextFieldProps {
  editing: LineEditing;
  label: string;
  canEdit: boolean;
  className: string | undefined;
  tabIndex?: number | undefined;
}

/** What is done. */
export function NameField({ editing, label, canEdit, ...props }: TextFieldProps) {
  const { line, edit, endTyping } = editing;
  return (
    <GrowingText
      {...props}
      readOnly={!canEdit}
      spellCheck={canEdit}
      aria-label={`Item, ${label}`}
      data-primary
      data-field="name"
      placeholder="What is done"
      maxLength={LINE_LIMITS.name}
      value={line.name}
      onChange={(name) => edit({ name })}
      onBlur={endTyping}
    />
  );
}

interface DetailsFieldProps extends TextFieldProps {
  /** Somebody has just asked for it. */
  isWanted: boolean;
  onEnter: () => void;
  onLeave: () => void;
}

/** How it is done; there only where something is said, or wanted to be. */
export function DetailsField({
  editing,
  label,
  canEdit,
  isWanted,
  onEnter,
  onLeave,
  ...props
}: DetailsFieldProps) {
  const { line, edit, endTyping } = editing;
  if (line.details === '' && !isWanted) return null;
  return (
    <GrowingText
      {...props}
      readOnly={!canEdit}
      spellCheck={canEdit}
      aria-label={`Details, ${label}`}
      data-field="details"
      placeholder="Details"
      maxLength={LINE_LIMITS.details}
      value={line.details}
      // Asked for with the button, which is gone then.
      ref={(field) => {
        if (isWanted) field?.focus();
      }}
      onFocus={onEnter}
      onChange={(details) => edit({ details })}
      onBlur={() => {
        endTyping();
        onLeave();
      }}
    />
  );
}
