import { Text } from '@mantine/core';
import { useState, useEffect } from 'react';
import { LoadingDots } from '../../../components/LoadingDots.tsx';
import classes from './Lightbox.module.css';
import { type ShownFile, showingOf } from './shown-file.ts';

type PdfAddress = { state: 'loading' | 'none' } | { state: 'known'; address: string };

const NONE: PdfAddress = { state: 'none' };

/**
 * An address at which the browser's own viewer shows a PDF. Files of users are served as downloads that may run nothing,
 * so the bytes are fetched and handed over as what they are. None where the browser has no viewer or the file is out of reach.
 */
function usePdfAddress(url: string): PdfAddress {
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

export function LightboxFile({ file: known }: { file: ShownFile }) {
  // Signed addresses are renewed now and then; what is on show would start anew with each.
  const [file, setFile] = useState(known);
  const [isBroken, setIsBroken] = useState(false);
  const onError = () => (known.url === file.url ? setIsBroken(true) : setFile(known));
  const showing = showingOf(file);
  if (isBroken) {
    return <Text c="dimmed">It cannot be shown here. Download the original to see it.</Text>;
  }
  if (showing === 'video') {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the user's own recording: nobody has written captions for it
      <video
        className={classes.picture}
        controls
        preload="metadata"
        poster={file.displayUrl ?? file.thumbnailUrl ?? undefined}
        src={file.url}
        aria-label={file.name}
        onError={onError}
      />
    );
  }
  if (showing === 'pdf') return <PdfFile file={file} />;
  return (
    <img
      className={classes.picture}
      src={file.displayUrl ?? ''}
      alt={file.caption ?? file.name}
      onError={onError}
    />
  );
}

/** All pages where the browser can show them, otherwise the picture of the first. */
function PdfFile({ file }: { file: ShownFile }) {
  const found = usePdfAddress(file.url);
  if (found.state === 'loading') return <LoadingDots />;
  if (found.state === 'known') {
    return (
      // Browsers show no PDF in a sandboxed frame; their viewer runs nothing of the file in this page.
      // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
      <iframe className={classes.pages} src={found.address} title={file.name} />
    );
  }
  return file.displayUrl ? (
    <figure className={classes.figure}>
      <img className={classes.picture} src={file.displayUrl} alt={`First page of ${file.name}`} />
      <Text component="figcaption" size="sm" c="dimmed" mt={6}>
        The first page. Download the original to see all of it.
      </Text>
    </figure>
  ) : (
    <Text c="dimmed">It cannot be shown here. Download the original to see it.</Text>
  );
}
