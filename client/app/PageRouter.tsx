import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { firstVisit, listenToVisits, pageNavigator } from '../lib/navigation/page-history.ts';
import { useScrollPlaces } from './use-scroll-places.ts';

/** The router over the browser's history. A page stays until the code of the next one is there. */
export function PageRouter({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState(firstVisit);
  useLayoutEffect(() => listenToVisits((next) => startTransition(() => setVisit(next))), []);
  useScrollPlaces(visit);
  return (
    <Router location={visit.location} navigationType={visit.type} navigator={pageNavigator}>
      {children}
    </Router>
  );
}
