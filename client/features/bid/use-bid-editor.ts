import { useEffect, useState } from 'react';
import { SaveBidDocument } from '../../gql/graphql.ts';
import {
  type Side,
  changedFields,
  keptFields,
  mergeFields,
} from '../../../server/domain/estimate/three-way.ts';
import { useSend } from '../../hooks/use-send.ts';
import { placeProblem } from '../../lib/problem.ts';
import { type Bid, type BidField, type BidValues, BID_FIELDS } from './bid-values.ts';
import type { BidDraft } from './bid-draft.ts';
import { draftOf, valuesOf } from './type-bid.ts';
import { draftValues } from './typed-values.ts';

// What was changed of a bid, and both sides of it brought together.

const FIELDS = Object.keys(BID_FIELDS) as BidField[];

/** What a person changed. */
const changesOf = (before: BidValues, after: BidValues): BidField[] =>
  changedFields(FIELDS, before, after);

const pick = (values: BidValues, fields: readonly BidField[]): Partial<BidValues> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

/** What to send: what was changed alone, so that the rest stays as the server has it. */
const editsBetween = (before: BidValues, after: BidValues): Partial<BidValues> =>
  pick(after, changesOf(before, after));

/** What both changed since `base`, field by field. */
const mergeOf = (base: BidValues, mine: BidValues, theirs: BidValues) =>
  mergeFields(FIELDS, base, mine, theirs);

/** @param side whose word counts where both changed the same field */
const mergeBids = (base: BidValues, mine: BidValues, theirs: BidValues, side: Side): BidValues => ({
  ...theirs,
  ...pick(mine, keptFields(mergeOf(base, mine, theirs), side)),
});

interface Editing {
  /** What the changes started from. */
  base: Bid;
  draft: BidDraft;
  /** Saved elsewhere meanwhile; the person decides what counts. */
  newer: Bid | null;
}

export interface BidConflictInfo {
  changedByThem: BidField[];
  conflicting: BidField[];
  theirs: BidValues;
}

/** The changes of a bid until they are saved; null while it is only read. They outlive the closing of the dialog. */
export function useBidEditor(estimateId: string, onDirtyChange: (isDirty: boolean) => void) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [send, { isSending: isSaving }] = useSend(SaveBidDocument);

  const base = editing ? valuesOf(editing.base) : null;
  const mine = editing ? draftValues(editing.draft) : null;
  const isDirty = base !== null && mine !== null && changesOf(base, mine).length > 0;
  useEffect(() => {
    onDirtyChange(isDirty);
    return () => onDirtyChange(false);
  }, [isDirty, onDirtyChange]);

  const save = async (): Promise<void> => {
    if (!editing || !base || !mine) return;
    setFailure(null);
    const { version } = editing.base;
    const outcome = await send({ input: { estimateId, version, ...editsBetween(base, mine) } });
    if (outcome.kind === 'done') return setEditing(null);
    if (outcome.kind === 'failed') {
      return setFailure(`${outcome.message} Your changes are still here; save again.`);
    }
    const { refusal } = outcome;
    if (refusal.__typename === 'BidConflict') return setEditing({ ...editing, newer: refusal.bid });
    setFailure(placeProblem(outcome, []).form);
  };

  const decide = (side: Side) => {
    if (!editing?.newer || !base || !mine) return;
    const values = mergeBids(base, mine, valuesOf(editing.newer), side);
    setEditing({ base: editing.newer, draft: draftOf(values), newer: null });
  };

  const conflictOf = (newer: Bid | null): BidConflictInfo | null => {
    if (!newer || !base || !mine) return null;
    const theirs = valuesOf(newer);
    return {
      theirs,
      changedByThem: changesOf(base, theirs),
      conflicting: mergeOf(base, mine, theirs).conflicting,
    };
  };

  return {
    editing,
    isDirty,
    isSaving,
    failure,
    conflict: conflictOf(editing?.newer ?? null),
    begin: (bid: Bid) => setEditing({ base: bid, draft: draftOf(valuesOf(bid)), newer: null }),
    change: (fields: Partial<BidDraft>) =>
      setEditing((now) => now && { ...now, draft: { ...now.draft, ...fields } }),
    cancel: () => {
      setFailure(null);
      setEditing(null);
    },
    save,
    decide,
  };
}

export type BidEditor = ReturnType<typeof useBidEditor>;
