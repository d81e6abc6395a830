import { Loader, Text } from '@mantine/core';
import { type FocusEvent, type FormEvent, useState } from 'react';
import { isSizeAssumed, placeName } from '../../../../lib/scope-words.ts';
import { useEdited } from '../../editor/use-editor.ts';
import { FieldInput } from '../fields/FieldInput.tsx';
import { useRevision } from '../../../../hooks/revising.ts';
import { useOnceIdle } from '../use-once-idle.ts';
import { useScope } from '../pointing.ts';
import type { ScopePlace } from '../scope-types.ts';
import { type SizeField, sizeChange, sizesOf, withTyped } from './place-sizes.ts';
import classes from './PlaceFields.module.css';

interface PlaceFieldsProps {
  place: ScopePlace;
}

const FIELDS: readonly { field: SizeField; label: string }[] = [
  { field: 'length', label: 'Length, ft' },
  { field: 'width', label: 'Width, ft' },
  { field: 'area', label: 'or area, sq ft' },
  { field: 'height', label: 'Ceiling, ft' },
];

/** Others make its size. */
const isCombined = ({ parts }: ScopePlace): boolean => parts.length > 0;

/** The size of a place, to be corrected; it is sent when the last of its fields is left, or with Enter. */
export function PlaceFields({ place }: PlaceFieldsProps) {
  const { canEdit } = useEdited();
  const [typed, setTyped] = useState(() => sizesOf(place));
  const [typedInto, setTypedInto] = useState<SizeField>('length');
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, failure, revise, forget } = useRevision(`size ${place.id}`);
  const name = placeName(place);
  const problem = fault ?? failure;

  const commit = async () => {
    const change = sizeChange(place, typed);
    if (change.kind === 'FAULT') {
      setFault(change.message);
      setTypedInto(change.field);
    }
    if (change.kind !== 'CHANGE' || isBusy) return;
    const isDone = await revise({
      patches: [{ setPlace: { placeId: place.id, ...change.sizes } }],
      done: `The size of ${name} is changed.`,
    });
    // The same sizes may have come of it; others begin anew.
    if (isDone) setTyped((now) => (now === typed ? sizesOf(place) : now));
  };
  const commitOnceIdle = useOnceIdle(isBusy, () => void commit());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    commitOnceIdle();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    // What was refused is sent again by Enter only.
    if (!failure && !currentTarget.form?.contains(relatedTarget)) commitOnceIdle();
  };
  const type = (field: SizeField, text: string) => {
    setTyped(withTyped(typed, field, text));
    setTypedInto(field);
    setFault(null);
    if (failure) forget();
  };

  return (
    <form className={classes.form} aria-label={`Size: ${name}`} onSubmit={submit}>
      <div className={classes.sizes}>
        {FIELDS.filter(({ field }) => field === 'height' || !isCombined(place)).map(
          ({ field, label }) => (
            <FieldInput
              key={field}
              label={label}
              name={name}
              value={typed[field]}
              readOnly={!canEdit}
              error={problem !== null && typedInto === field ? problem : null}
              busyMark={isBusy && typedInto === field ? <Loader size={16} /> : undefined}
              onBlur={leave}
              onChange={(text) => type(field, text)}
            />
          ),
        )}
      </div>
      {/* Enter sends a form of several fields only where it has a button. */}
      <button type="submit" hidden aria-hidden tabIndex={-1} />
      <SizeNote place={place} />
    </form>
  );
}

/** `2 × Bedroom, Hallway` */
const partsText = (place: ScopePlace, places: readonly ScopePlace[]): string =>
  [...Map.groupBy(place.parts, (id) => id)]
    .flatMap(([id, same]) => {
      const part = places.find((each) => each.id === id);
      return part ? [`${same.length > 1 ? `${same.length} × ` : ''}${placeName(part)}`] : [];
    })
    .join(', ');

function SizeNote({ place }: PlaceFieldsProps) {
  const { places } = useScope();
  const note = isCombined(place)
    ? `Its size is that of ${partsText(place, places)} together. Correct the sizes there.`
    : isSizeAssumed(place) && 'Assumed: a usual size, because none was given.';
  return note ? (
    <Text size="xs" c="dimmed">
      {note}
    </Text>
  ) : null;
}
