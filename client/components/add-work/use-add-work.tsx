import { type ReactNode, useCallback, useState } from 'react';
import { OnDemand } from '../OnDemand.tsx';
import { openedPart } from '../../lib/opened-part.ts';
import type { KnownPlace } from './known-scope.ts';
import type { AddWorkStart } from './AddWorkDialog.tsx';

const [AddWorkDialog] = openedPart(async () => (await import('./AddWorkDialog.tsx')).AddWorkDialog);

const ANYTHING: AddWorkStart = { nr: 0, words: '', placeId: null, entryId: null, settles: null };

interface AddingWork {
  addWork: (start: Partial<Omit<AddWorkStart, 'nr'>>) => void;
  /** To be put somewhere on the page. */
  dialog: ReactNode;
}

/** The dialog that finds work in the price book, opened with what is known of the work. @param onDone after work was added */
export function useAddWork(places: readonly KnownPlace[], onDone?: () => void): AddingWork {
  const [begin, setBegin] = useState(ANYTHING);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return {
    addWork: useCallback<AddingWork['addWork']>((start) => {
      setBegin(({ nr }) => ({ ...ANYTHING, ...start, nr: nr + 1 }));
      setIsOpen(true);
    }, []),
    dialog: (
      <OnDemand isOpen={isOpen}>
        <AddWorkDialog
          key={begin.nr}
          isOpen={isOpen}
          begin={begin}
          places={places}
          onClose={close}
          onDone={() => {
            close();
            onDone?.();
          }}
        />
      </OnDemand>
    ),
  };
}
