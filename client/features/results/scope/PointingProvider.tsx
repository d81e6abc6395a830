import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { entryElementId, PointingContext, ScopeContext, wordsElementId } from './pointing.ts';
import type { Scope } from './scope-types.ts';
import { idsAround } from './work/work-groups.ts';

interface PointingProviderProps {
  scope: Scope;
  /** Whether the places begin open. */
  startsOpen: boolean;
  children: ReactNode;
}

const NONE: Scope['places'] = [];

/** Flips each of the ids: takes it out of the set if it is in, and puts it in if it is not. */
const flip = (known: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> => {
  const next = new Set(known);
  for (const id of ids) if (!next.delete(id)) next.add(id);
  return next;
};

const focusOn = (elementId: string): void => {
  const element = document.getElementById(elementId);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
};

/** Keeps what is open and what is pointed at. Places begin open or closed all together; works begin closed. */
export function PointingProvider({ scope, startsOpen, children }: PointingProviderProps) {
  const [flipped, setFlipped] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<{ id: string; elementId: string } | null>(null);

  const begunOpen = startsOpen ? scope.places : NONE;
  const opened = useMemo(
    () =>
      flip(
        flipped,
        begunOpen.map(({ id }) => id),
      ),
    [begunOpen, flipped],
  );
  // What is shown is looked up when it is wanted: another scope alone draws no card anew.
  const work = useRef(scope.work);
  useEffect(() => {
    work.current = scope.work;
  }, [scope.work]);

  const toggle = useCallback((id: string) => setFlipped((known) => flip(known, [id])), []);
  const showEntry = useCallback(
    (id: string) => {
      const around = idsAround(id, work.current);
      setFlipped((known) =>
        flip(
          known,
          around.filter((each) => !opened.has(each)),
        ),
      );
      setShown({ id, elementId: entryElementId(id) });
    },
    [opened],
  );
  const showWords = useCallback(
    (id: string) => setShown({ id, elementId: wordsElementId(id) }),
    [],
  );

  // The focus moves only after the drawing, because an element that was closed is not there before.
  useEffect(() => {
    if (shown) focusOn(shown.elementId);
  }, [shown]);

  const pointing = useMemo(
    () => ({ opened, toggle, pointedAt: shown?.id ?? null, showEntry, showWords }),
    [opened, toggle, shown, showEntry, showWords],
  );
  return (
    <ScopeContext value={scope}>
      <PointingContext value={pointing}>{children}</PointingContext>
    </ScopeContext>
  );
}
