import { useEffect } from 'react';

const SCHEME = 'data-mantine-color-scheme';

/** Paper is white: dark colors are put aside while the page is printed. */
export function useLightPrint(): void {
  useEffect(() => {
    const { documentElement: html } = document;
    let scheme: string | null = null;
    const lighten = () => {
      scheme ??= html.getAttribute(SCHEME);
      html.setAttribute(SCHEME, 'light');
    };
    const restore = () => {
      if (scheme !== null) html.setAttribute(SCHEME, scheme);
      scheme = null;
    };
    addEventListener('beforeprint', lighten);
    addEventListener('afterprint', restore);
    return () => {
      restore();
      removeEventListener('beforeprint', lighten);
      removeEventListener('afterprint', restore);
    };
  }, []);
}
