import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../components/Dialog.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { LoadingDots } from '../../components/LoadingDots.tsx';
import { usePrivateFile } from '../../hooks/use-private-file.ts';
import classes from './Desk.module.css';

function Paper({ path, title }: { path: string; title: string }) {
  const paper = usePrivateFile(path);
  if (paper.state === 'loading') return <LoadingDots />;
  if (paper.state === 'failed') {
    return <FailureNotice title="This document cannot be shown" message={paper.message} />;
  }
  return paper.isPdf ? (
    // Browsers show no PDF in a sandboxed frame; their viewer runs nothing of the file in this page.
    // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
    <iframe className={classes.pages} src={paper.address} title={title} />
  ) : (
    <img className={classes.paper} src={paper.address} alt={title} />
  );
}

interface PaperViewerProps {
  path: string;
  what: 'file' | 'document';
  /** Whose it is. */
  of: string;
  onOpen: () => void;
}

/** A button that opens a contractor's paper; the server writes down who looked. */
export function PaperViewer({ path, what, of, onOpen }: PaperViewerProps) {
  const title = `${what} of ${of}`;
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
    onOpen();
  };
  return (
    <>
      <Button variant="default" aria-label={`Open the ${title}`} onClick={open}>
        Open the {what}
      </Button>
      <Dialog isOpen={isOpen} title={title} size="xl" onClose={() => setIsOpen(false)}>
        <Text size="sm" c="dimmed" mb="sm">
          Viewing it is recorded in the log.
        </Text>
        {isOpen ? <Paper path={path} title={title} /> : null}
      </Dialog>
    </>
  );
}
