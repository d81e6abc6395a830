import { ActionIcon, Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import IconX from '~icons/tabler/x';
import { focusNow } from '../../../components/add-work/focus-now.ts';
import { unitWords } from '../../../../server/domain/money/unit-words.ts';
import { useRevision } from '../../../hooks/revising.ts';
import { useFocusPanel } from '../../../hooks/panel-focus.ts';
import { formatQuantity } from '../../../lib/format.ts';
import { openedPart } from '../../../lib/opened-part.ts';
import { isSizeAssumed, placeName, placeSize } from '../../../lib/scope-words.ts';
import classes from './LiveReading.module.css';
import type { PreviewedScope } from './use-scope-preview.ts';

const [AmountEdit] = openedPart(async () => (await import('./ReadEdits.tsx')).AmountEdit);
const [SizeEdit] = openedPart(async () => (await import('./ReadEdits.tsx')).SizeEdit);

type Place = PreviewedScope['places'][number];
type Work = PreviewedScope['work'][number];

interface Chip {
  id: string;
  name: string;
  /** `40 ft`, `2 ×`; empty where neither is told. */
  amount: string;
  /** `materials only`; empty where labor and goods are both priced. */
  terms: string;
  works: readonly Work[];
}

const termsOf = (works: readonly Work[]): string => {
  if (works.every(({ materialsOnly }) => materialsOnly)) return 'materials only';
  return works.every(({ ownerSupplies }) => ownerSupplies) ? 'labor only' : '';
};

/** Rows that were read as one piece of work are named once. */
const chipsOf = (works: readonly Work[]): Chip[] =>
  [...Map.groupBy(works, ({ name }) => name)].flatMap(([name, [work, ...others]]) => {
    if (!work) return [];
    const { id, quantity, unit, times } = work;
    const isCounted = others.length === 0 && quantity !== null;
    const amount = [
      ...(isCounted
        ? [`${formatQuantity(quantity)} ${unitWords(unit ?? '', quantity)}`.trim()]
        : []),
      ...(times > 1 ? [`${times} ×`] : []),
    ].join(', ');
    const all = [work, ...others];
    return [{ id, name, amount, terms: termsOf(all), works: all }];
  });

/** The work as chips under the places it is done at, each to be taken out or put right. */
export function ReadPlaces({ scope: { places, work } }: { scope: PreviewedScope }) {
  const groups = places
    .map((place) => ({ place, works: work.filter(({ placeId }) => placeId === place.id) }))
    .filter(({ works }) => works.length > 0);
  if (groups.length === 0) return null;
  return (
    <ul className={classes.places} aria-label="Work by room">
      {groups.map(({ place, works }) => (
        <li key={place.id}>
          <PlaceLine place={place} />
          <ul className={classes.chips}>
            {chipsOf(works).map((chip) => (
              <WorkChip key={chip.id} chip={chip} place={placeName(place)} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** What opens a field in its own place gets the focus back as that closes. */
const useOpened = () => {
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new');
  return {
    isOpen: state === 'open',
    open: () => setState('open'),
    close: () => setState('closed'),
    openerRef: state === 'closed' ? focusNow : undefined,
  };
};

function WorkChip({ chip, place }: { chip: Chip; place: string }) {
  const { id, name, amount, terms, works } = chip;
  const { revise } = useRevision(`work ${id}`);
  const focusPanel = useFocusPanel();
  const { isOpen, open, close, openerRef } = useOpened();
  const [work] = works;
  const isMeasured = works.length === 1 && work?.quantity != null;
  const text = [name, amount, terms].filter(Boolean).join(', ');
  const remove = () => {
    void revise({
      patches: works.map((one) => ({ dropWork: one.id })),
      done: `“${name}” is taken out.`,
    });
    focusPanel();
  };
  if (isOpen && work) {
    return (
      <li className={classes.opened}>
        <Suspense fallback={null}>
          <AmountEdit work={work} onClose={close} />
        </Suspense>
      </li>
    );
  }
  return (
    <li className={classes.chip}>
      {isMeasured ? (
        <button type="button" ref={openerRef} className={classes.amount} onClick={open}>
          {name}, <u>{amount}</u>
          {terms ? `, ${terms}` : ''}
        </button>
      ) : (
        <span className={classes.name}>{text}</span>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.remove}
        aria-label={`Take out ${text}, ${place}`}
        onClick={remove}
      >
        <IconX size={14} aria-hidden />
      </ActionIcon>
    </li>
  );
}

function PlaceLine({ place }: { place: Place }) {
  const { isOpen, open, close, openerRef } = useOpened();
  const size = placeSize(place);
  const name = placeName(place);
  if (isOpen) {
    return (
      <Suspense fallback={null}>
        <SizeEdit place={place} onClose={close} />
      </Suspense>
    );
  }
  return (
    <div className={classes.place}>
      <strong>{name}</strong>
      {size ? <span> · {size}</span> : null}
      {size && isSizeAssumed(place) ? <em className={classes.assumed}> assumed</em> : null}
      {size ? (
        <Button
          size="compact-xs"
          variant="subtle"
          ref={openerRef}
          className={classes.change}
          aria-label={`Change the size of ${name}`}
          onClick={open}
        >
          Change
        </Button>
      ) : null}
    </div>
  );
}
