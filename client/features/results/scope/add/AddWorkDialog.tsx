import { useState } from 'react';
import { Dialog } from '../../../../components/Dialog.tsx';
import type { ScopePlace } from '../scope-types.ts';
import { AddWorkForm } from './AddWorkForm.tsx';
import { PriceBookSearch } from './PriceBookSearch.tsx';
import type { PriceBookEntry } from './use-price-book.ts';

export interface AddWorkStart {
  /** Each begins anew. */
  nr: number;
  /** What to search for to begin with. */
  words: string;
  placeId: string | null;
}

interface AddWorkDialogProps {
  isOpen: boolean;
  begin: AddWorkStart;
  places: readonly ScopePlace[];
  onClose: () => void;
}

/** Finds work in the price book and adds it to a place. */
export function AddWorkDialog({ isOpen, onClose, ...props }: AddWorkDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Add work" size="lg" onClose={onClose}>
      <Steps onClose={onClose} {...props} />
    </Dialog>
  );
}

function Steps({ begin, places, onClose }: Omit<AddWorkDialogProps, 'isOpen'>) {
  const [query, setQuery] = useState(begin.words);
  const [entry, setEntry] = useState<PriceBookEntry | null>(null);
  const [isBack, setIsBack] = useState(false);
  return entry ? (
    <AddWorkForm
      entry={entry}
      places={places}
      placeId={begin.placeId}
      onBack={() => {
        setEntry(null);
        setIsBack(true);
      }}
      onDone={onClose}
    />
  ) : (
    <PriceBookSearch query={query} isBack={isBack} onType={setQuery} onChoose={setEntry} />
  );
}
