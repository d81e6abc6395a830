import { useEffect, useState } from 'react';

type PdfAddress = { state: 'loading' | 'none' } | { state: 'known'; address: string };

const NONE: PdfAddress = { state: 'none' };

/**
 * An address at which the browser's own viewer shows a PDF. Files of users are served as downloads that may run nothing,
 * so the bytes are fetched and handed over as what they are. None where the browser has no viewer or the file is out of reach.
 */
export function usePdfAddress(url: string): PdfAddress {
  const [address, setAddress] = useState<PdfAddress>(() =>
    navigator.pdfViewerEnabled ? { state: 'loading' } : NONE,
  );
  useEffect(() => {
    if (!navigator.pdfViewerEnabled) return;
    const leaving = new AbortController();
    let made: string | null = null;
    const load = async () => {
      try {
        const response = await fetch(url, { signal: leaving.signal, redirect: 'error' });
        if (!response.ok) return setAddress(NONE);
        const bytes = await response.arrayBuffer();
        made = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
        setAddress({ state: 'known', address: made });
      } catch {
        if (!leaving.signal.aborted) setAddress(NONE);
      }
    };
    void load();
    return () => {
      leaving.abort();
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [url]);
  return address;
}
