// Applies a reply to the built-in draft, suggestion by suggestion, as they arrive. Draft lines go out in their order:
// a suggestion about a line releases the untouched ones before it, so that lines stream while the model still writes.
import type { WorkLine } from '../takeoff/work-line.ts';
import { additionOf, isUnusable, replacementOf } from './checks/candidate.ts';
import {
  ADDITION_RULES,
  DROP_RULES,
  firstOf,
  isLastMustHave,
  REPLACEMENT_RULES,
} from './checks/rules.ts';
import { mostOf } from './checks/geometry.ts';
import type { Ground } from './ground.ts';
import { changeSchema } from './reply-schema.ts';
import type { Change } from './reply-schema.ts';

export interface RevisionReport {
  /** What was done, e.g. `added 2 EA Recessed light (reason)`. */
  taken: string[];
  /** Whole sentences for the user. */
  refused: string[];
  warnings: string[];
  assumptions: string[];
  unreadable: number;
  /** Inner code of a line without a price book row → how it was priced. */
  unlisted: Map<string, string>;
  /** A suggestion came for a line that had gone out already: apply the reply again, sorted. */
  isOutOfOrder: boolean;
}

export interface Revision {
  /** Takes one suggestion as parsed JSON and returns the lines that are settled by it. */
  take(suggestion: unknown): WorkLine[];
  /** The draft lines nothing was said about. */
  rest(): WorkLine[];
  readonly report: RevisionReport;
}

interface Slot {
  work: WorkLine;
  state: 'waiting' | 'out' | 'changed' | 'dropped';
}

/** Key of a draft line as the model sees it; `index` from 0. */
export const lineKey = (index: number): string => `L${index + 1}`;
export const indexOfKey = (key: string | null): number =>
  Number(/^L(\d{1,4})$/.exec(key ?? '')?.[1] ?? 0) - 1;

const amount = ({ quantity, item }: WorkLine): string => `${quantity} ${item.unit}`;
const because = (reason: string | null): string => (reason === null ? '' : ` (${reason})`);

export const createRevision = (ground: Ground): Revision => {
  const slots: Slot[] = ground.draft.work.map((work) => ({ work, state: 'waiting' }));
  const added: WorkLine[] = [];
  const report: RevisionReport = {
    taken: [],
    refused: [],
    warnings: [],
    assumptions: [],
    unreadable: 0,
    unlisted: new Map(),
    isOutOfOrder: false,
  };
  const standing = (): WorkLine[] => [
    ...slots.filter(({ state }) => state !== 'dropped').map(({ work }) => work),
    ...added,
  ];
  const release = (upTo: number): WorkLine[] =>
    slots.slice(0, upTo).flatMap((slot) => {
      if (slot.state !== 'waiting') return [];
      slot.state = 'out';
      return [slot.work];
    });
  const refuse = (what: string, why: string): void => {
    report.refused.push(`The model suggested to ${what}; not taken because ${why}.`);
  };

  const add = (change: Change): WorkLine[] => {
    const wishedRoom = (change.room ?? '').toLowerCase().trim();
    const candidate = additionOf(change, ground);
    if (isUnusable(candidate)) {
      const named = ground.prose.clean(change.name, 120);
      refuse(named === null ? 'add a line' : `add "${named}"`, candidate.because);
      return [];
    }
    const { work, unlistedSource } = candidate;
    const why = firstOf(ADDITION_RULES, work, wishedRoom, { ground, standing: standing() });
    if (why !== null) {
      refuse(`add "${work.item.name}" (${amount(work)})`, why);
      return [];
    }
    added.push(work);
    if (unlistedSource !== null) report.unlisted.set(work.item.code, unlistedSource);
    if (mostOf(work, ground) === null && work.basis !== 'STATED' && work.basis !== 'PLAN') {
      report.assumptions.push(
        `${work.item.name}: ${amount(work)} suggested by the model, with no size to check it against.`,
      );
    }
    report.taken.push(
      `added ${amount(work)} ${work.item.name}${because(ground.prose.clean(change.reason, 200))}`,
    );
    return [work];
  };

  const change = (wish: Change, slot: Slot): WorkLine[] => {
    const candidate = replacementOf(wish, slot.work, ground);
    const why = isUnusable(candidate)
      ? candidate.because
      : firstOf(REPLACEMENT_RULES, candidate.work, slot.work, { ground, standing: standing() });
    if (isUnusable(candidate) || why !== null) {
      refuse(`change "${slot.work.item.name}"`, why ?? '');
      return [];
    }
    const { work } = candidate;
    report.taken.push(
      `changed ${amount(slot.work)} ${slot.work.item.name} to ${amount(work)} ${work.item.name}` +
        because(ground.prose.clean(wish.reason, 200)),
    );
    slot.work = work;
    slot.state = 'changed';
    return [work];
  };

  const drop = (wish: Change, slot: Slot): WorkLine[] => {
    const reason = ground.prose.clean(wish.reason, 200);
    const name = `"${slot.work.item.name}"`;
    const lines = standing();
    const why = firstOf(DROP_RULES, slot.work, reason, { ground, standing: lines });
    if (why !== null) {
      refuse(`drop ${name}`, why);
      return [];
    }
    if (isLastMustHave(slot.work, lines)) {
      report.warnings.push(
        `The model left out ${name}, which such work usually needs${because(reason)}.`,
      );
    }
    slot.state = 'dropped';
    report.taken.push(`dropped ${slot.work.item.name}${because(reason)}`);
    return [];
  };

  return {
    report,
    take(suggestion) {
      const parsed = changeSchema.safeParse(suggestion);
      if (!parsed.success) {
        report.unreadable += 1;
        return [];
      }
      const wish = parsed.data;
      if (wish.op === 'add') return add(wish);
      const index = indexOfKey(wish.line);
      const slot = slots[index];
      if (!slot) {
        refuse(`${wish.op} a line`, 'the draft has no such line');
        return [];
      }
      if (slot.state === 'out') {
        report.isOutOfOrder = true;
        return [];
      }
      if (slot.state !== 'waiting') {
        refuse(`${wish.op} "${slot.work.item.name}"`, 'it had changed that line before');
        return [];
      }
      const before = release(index);
      return [...before, ...(wish.op === 'drop' ? drop(wish, slot) : change(wish, slot))];
    },
    rest: () => release(slots.length),
  };
};

/** Suggestions about draft lines in the lines' order, additions last. */
export const inDraftOrder = (suggestions: readonly unknown[]): unknown[] => {
  const rank = (suggestion: unknown): number => {
    const parsed = changeSchema.safeParse(suggestion);
    return parsed.success && parsed.data.op !== 'add' ? indexOfKey(parsed.data.line) : Infinity;
  };
  return suggestions
    .map((suggestion) => ({ suggestion, rank: rank(suggestion) }))
    .toSorted((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank))
    .map(({ suggestion }) => suggestion);
};
