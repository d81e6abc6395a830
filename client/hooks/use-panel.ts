import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { panelIn } from '../lib/paths.ts';

/** A panel over the page that its address opens, e.g. `?open=inventory`; closed, the address names it no more. */
export function usePanel(name: string) {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();

  const show = useCallback(
    (isOpen: boolean) => {
      const query = new URLSearchParams(search);
      if (isOpen) query.set('open', name);
      else query.delete('open');
      void navigate(
        { search: query.toString(), hash },
        { replace: true, preventScrollReset: true, state },
      );
    },
    [search, hash, state, name, navigate],
  );
  const open = useCallback(() => show(true), [show]);
  const close = useCallback(() => show(false), [show]);
  return { isOpen: panelIn(search) === name, open, close };
}
