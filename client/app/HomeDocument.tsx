import { useEffect } from 'react';
import { reloadPage } from '../lib/reload-page.ts';

/** The landing page is a page of its own, drawn when the others are built (landing/): the browser loads it. */
export function HomeDocument() {
  useEffect(reloadPage, []);
  return null;
}
