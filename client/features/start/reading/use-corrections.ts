import { useState } from 'react';
import type { ScopePreviewInput } from '../../../gql/graphql.ts';
import type { Progress, Revising, ScopeChange } from '../../../hooks/revising.ts';
import type { StartForm } from '../start-draft.ts';
import { joined, withChange } from './corrections.ts';
import type { TextReading } from './use-scope-preview.ts';

const NO_MORE =
  'No more can be put right here. Start the analysis; the rest can be put right in the result.';

const NO_INPUT: ScopePreviewInput = { instructions: '' };

interface Corrections {
  /** For all below that corrects what was read. */
  revising: Revising;
  /** What was done last, or why it could not be, as a sentence; empty where nothing was. */
  said: string;
  undo: () => void;
}

/** Puts right what was read of the form: each correction stands in it, and is read from then on. */
export function useCorrections(
  corrections: StartForm['corrections'],
  reading: TextReading | null,
  onChange: (change: Partial<StartForm>) => void,
): Corrections {
  const [said, setSaid] = useState('');
  const [progress, setProgress] = useState<ReadonlyMap<string, Progress>>(new Map());
  const text = reading?.text ?? '';
  const input = reading?.input ?? NO_INPUT;

  const revise = (key: string, { patches, done }: ScopeChange): Promise<boolean> => {
    // What is shown is not what was put right last: it would be of other things.
    if (JSON.stringify(input.corrections ?? []) !== JSON.stringify(joined(corrections)))
      return Promise.resolve(false);
    const next = withChange(corrections, text, patches);
    setProgress(new Map(next ? [] : [[key, { state: 'failed', message: NO_MORE }]]));
    if (!next) {
      setSaid(NO_MORE);
      return Promise.resolve(false);
    }
    onChange({ corrections: next });
    setSaid(done);
    return Promise.resolve(true);
  };
  const forget = () => setProgress(new Map());
  return {
    revising: { progress, revise, forget, askedOf: { kind: 'TEXT', input } },
    said,
    undo: () => {
      onChange({ corrections: corrections.slice(0, -1) });
      setSaid('The last change is undone.');
    },
  };
}
