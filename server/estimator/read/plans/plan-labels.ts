// First step of reading a plan: each label becomes what it says — a name, measures, or both. Names over two lines are joined.
import { type LabelSizes, takeLabelSizes } from './label-sizes.ts';
import type { PageLabel, UploadPage } from './page.ts';
import { isNamePart, isNameStart, roomNameOf } from './room-names.ts';

export interface PlanLabel extends LabelSizes {
  box: PageLabel;
  /** Known room, spelled out; null when the label names none. */
  name: string | null;
}

/** A page holds more only when somebody wants to keep us busy. */
const MAX_LABELS = 800;
/** Labels come from top to bottom: what a line goes on from is among the last of them. */
const NEIGHBOURS = 40;
const MAX_LABEL_CHARS = 120;

const middle = ({ x, width }: PageLabel) => x + width / 2;

/** Heights of text between two lines of one name, and how far their middles may be apart. */
const LINE_GAP = 1.3;
const isRightBelow = (upper: PageLabel, lower: PageLabel): boolean => {
  const height = Math.max(upper.height, lower.height);
  const gap = lower.y - (upper.y + upper.height);
  const drift = Math.abs(middle(upper) - middle(lower));
  return (
    gap > -height * 0.4 && gap < height * LINE_GAP && drift < Math.max(upper.width, lower.width) / 2
  );
};

const stack = (upper: PageLabel, lower: PageLabel): PageLabel => {
  const x = Math.min(upper.x, lower.x);
  return {
    text: `${upper.text} ${lower.text}`,
    x,
    y: upper.y,
    width: Math.max(upper.x + upper.width, lower.x + lower.width) - x,
    height: lower.y + lower.height - upper.y,
  };
};

/** A name and the rest of it below: "Bedroom" and "2", "Family /" and "living", "Living" and "room". */
const goesOn = (upper: PlanLabel, lower: PlanLabel): boolean => {
  if (!isRightBelow(upper.box, lower.box) || roomNameOf(`${upper.rest} ${lower.rest}`) === null)
    return false;
  if (upper.sizes.length > 0 || lower.sizes.length + lower.areas.length > 0) return false;
  return (
    (upper.name !== null && isNamePart(lower.rest)) ||
    (lower.name !== null && isNameStart(upper.rest))
  );
};

const read = (box: PageLabel): PlanLabel => {
  const measures = takeLabelSizes(box.text.slice(0, MAX_LABEL_CHARS));
  return { ...measures, box, name: roomNameOf(measures.rest) };
};

const isShort = ({ rest }: PlanLabel) => rest.length > 0 && rest.length <= 24;

const joinNames = (labels: readonly PlanLabel[]): PlanLabel[] => {
  const joined: PlanLabel[] = [];
  const short: number[] = [];
  for (const label of labels) {
    const at = isShort(label)
      ? short.slice(-NEIGHBOURS).find((index) => {
          const upper = joined[index];
          return upper !== undefined && goesOn(upper, label);
        })
      : undefined;
    const upper = at === undefined ? undefined : joined[at];
    if (at !== undefined && upper) joined[at] = read(stack(upper.box, label.box));
    else {
      if (isShort(label)) short.push(joined.length);
      joined.push(label);
    }
  }
  return joined;
};

/** Takes some milliseconds for a full page: between pages is the time to let others work. */
export const readLabels = (page: UploadPage): PlanLabel[] =>
  joinNames(page.rows.flat().slice(0, MAX_LABELS).map(read));
