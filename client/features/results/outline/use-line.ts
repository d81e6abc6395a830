import type { LineFields } from '../editor/line-edits.ts';
import { type PlacedLine, placedLine } from '../editor/lines.ts';
import { useEditorStore, useEditorValue } from '../editor/use-editor.ts';

export interface LineEditing extends PlacedLine {
  edit: (fields: LineFields) => void;
  endTyping: () => void;
}

/** One line as it is now; undefined once it is gone. Draws anew only when this line changes. */
export function useLine(id: string): LineEditing | undefined {
  const { dispatch } = useEditorStore();
  const line = useEditorValue(({ draft }) => placedLine(draft, id)?.line);
  const position = useEditorValue(({ draft }) => placedLine(draft, id)?.position);
  const number = useEditorValue(({ draft }) => placedLine(draft, id)?.number ?? null);
  if (line === undefined || position === undefined) return undefined;
  return {
    line,
    position,
    number,
    edit: (fields) => dispatch({ type: 'edit', lineId: id, fields }),
    endTyping: () => dispatch({ type: 'endTyping' }),
  };
}
