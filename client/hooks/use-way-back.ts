// The way back from a page that is reached from several others: whoever links to it says in the navigation state where they are.
import { useLocation } from 'react-router-dom';
import { ownPath, paths } from '../lib/paths.ts';

interface WayBack {
  to: string;
  label: string;
}

/** Labels, by what the addresses of the pages begin with. */
const LABELS = [
  [paths.start(), 'Back to your request'],
  [paths.compare(), 'Back to the comparison'],
  ['/results/', 'Back to the estimate'],
] as const;

/** The `state` of a link to a page that leads back to this one. */
export const useBackHere = (): { backTo: string } => {
  const { pathname, search } = useLocation();
  return { backTo: pathname + search };
};

/** Returns null for whoever came by the address itself, or from elsewhere. */
export const useWayBack = (): WayBack | null => {
  const { state } = useLocation();
  const to = ownPath(
    typeof state === 'object' && state !== null && 'backTo' in state ? state.backTo : null,
  );
  const known = LABELS.find(([beginning]) => to?.startsWith(beginning));
  return to !== null && known ? { to, label: known[1] } : null;
};
