import { useState } from 'react';
import { Dialog } from '../Dialog.tsx';
import type { KnownPlace, SettledWords } from './known-scope.ts';
import { AddWorkForm } from './AddWorkForm.tsx';
import { PriceBookSearch } from './PriceBookSearch.tsx';
import { type PriceBookEntry, usePriceBook } from './use-price-book.ts';

export interface AddWorkStart {
  /** Each begins anew. */
  nr: number;
  /** What to search for to begin with. */
  words: string;
  placeId: string | null;
  /** Key or code of what is chosen already, of that name in `words`; null begins with the search. */
  entryId: string | null;
  /** Words of the request that it is added for: they count as read then, and what was guessed from them goes. */
  settles: SettledWords | null;
}

interface AddWorkDialogProps {
  isOpen: boolean;
  begin: AddWorkStart;
  places: readonly KnownPlace[];
  onClose: () => void;
  /** It is added. */
  onDone: () => void;
}

/** Finds work in the price book and adds it to a place. */
export function AddWorkDialog({ isOpen, onClose, ...props }: AddWorkDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Add work" size="lg" onClose={onClose}>
      <Steps {...props} />
    </Dialog>
  );
}

function Steps({ begin, places, onDone }: Omit<AddWorkDialogProps, 'isOpen' | 'onClose'>) {
  const [query, setQuery] = useState(begin.words);
  const [chosen, setChosen] = useState<PriceBookEntry | null>(null);
  const [wantedId, setWantedId] = useState(begin.entryId);
  const { entries } = usePriceBook(wantedId === null ? '' : begin.words);
  const [isBack, setIsBack] = useState(false);
  const entry = chosen ?? entries?.find(({ id }) => id === wantedId);
  return entry ? (
    <AddWorkForm
      entry={entry}
      places={places}
      placeId={begin.placeId}
      settles={begin.settles}
      onBack={() => {
        setChosen(null);
        setWantedId(null);
        setIsBack(true);
      }}
      onDone={onDone}
    />
  ) : (
    <PriceBookSearch query={query} isBack={isBack} onType={setQuery} onChoose={setChosen} />
  );
}
