// The sentences of a reading as notes of the scope: what was taken from where, what was left out on purpose, what nobody saw.
import type { ScopeNote, ScopeOfWork } from '../../domain/scope-of-work.ts';
import { unseenPictures } from '../uploads/unseen-pictures.ts';
import type { RequestReading } from './reading.ts';

const LEFT_OUT: Readonly<Record<string, string>> = {
  hearsay: 'What others paid was not taken as scope or price.',
  history: 'Work already done in the past was not priced.',
  option: 'Options and alternates were not added to the total.',
};

const LONGEST = 1_000;
/** Rules told of; more are fired by no text that a person reads. */
const MOST_RULES = 100;

export const noteOf = (kind: ScopeNote['kind'], text: string): ScopeNote => ({
  kind,
  text: text.slice(0, LONGEST),
});

export const notesOf = ({
  request,
  scope,
  notes,
  warnings,
}: RequestReading): ScopeOfWork['notes'] => {
  const unseen = unseenPictures(request.uploads);
  const ignored = [...new Set(scope.ignored)].flatMap((reason) => LEFT_OUT[reason] ?? []);
  return [
    ...[...warnings, ...unseen].map((text) => noteOf('WARNING', text)),
    ...ignored.map((text) => noteOf('LEFT_OUT', text)),
    // Those stand among the warnings already.
    ...[...new Set(notes)]
      .filter((text) => !unseen.includes(text))
      .map((text) => noteOf('NOTE', text)),
    ...[...scope.fired].slice(0, MOST_RULES).map((id) => noteOf('RULE', id)),
  ];
};
