import { CategoryField } from './CategoryField.tsx';
import type { LineSetting } from './line-setting.ts';
import type { LineEditing } from './use-line.ts';

interface LineCategoryProps {
  editing: LineEditing;
  label: string;
  setting: LineSetting;
  tabIndex?: number;
}

/** Under which category a line stands. */
export function LineCategory({ editing, label, setting, tabIndex }: LineCategoryProps) {
  const { line, edit } = editing;
  return (
    <CategoryField
      value={line.category}
      label={label}
      own={setting.categories}
      canEdit={setting.canEdit}
      tabIndex={tabIndex}
      onChange={(category) => edit({ category })}
    />
  );
}
