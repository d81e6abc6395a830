import { ActionIcon, Anchor, Group, Text } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import IconChevronLeft from '~icons/tabler/chevron-left';
import IconChevronRight from '~icons/tabler/chevron-right';
import { Dialog } from '../../../components/Dialog.tsx';
import { useSmallScreen } from '../../../hooks/use-small-screen.ts';
import classes from './Lightbox.module.css';
import { LightboxFile } from './LightboxFile.tsx';
import type { ShownFile } from './shown-file.ts';

interface LightboxProps {
  files: readonly ShownFile[];
  /** Id of the shown file. It is null while the lightbox is closed. */
  shownId: string | null;
  onShow: (fileId: string) => void;
  onClose: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Shows one file large, and the others by arrow keys or buttons. */
export function Lightbox({ files, shownId, onShow, onClose }: LightboxProps) {
  const isNarrow = useSmallScreen();
  // What is shown stays while the dialog fades out.
  const [lastId, setLastId] = useState(shownId);
  if (shownId !== null && shownId !== lastId) setLastId(shownId);
  const position = files.findIndex(({ id }) => id === lastId);
  const file = files[position];
  if (!file) return null;

  const step = (by: number) => {
    const next = files[(position + by + files.length) % files.length];
    if (next) onShow(next.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    // A video moves within itself with these keys.
    if (by !== undefined && !(event.target instanceof HTMLVideoElement)) step(by);
  };

  return (
    <Dialog
      isOpen={shownId !== null}
      title={<span className={classes.name}>{file.name}</span>}
      size="xl"
      fullScreen={isNarrow}
      onClose={onClose}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are a shortcut for the buttons inside */}
      <div onKeyDown={onKeyDown}>
        <div className={classes.stage}>
          <LightboxFile key={file.id} file={file} />
        </div>
        {file.caption || file.room ? (
          <Text size="sm" mt="xs">
            {[file.caption, file.room].filter(Boolean).join(' · ')}
          </Text>
        ) : null}
        <Group justify="space-between" mt="sm" wrap="nowrap">
          {file.url === '' ? (
            // Files of a shared estimate have no original to download.
            <span />
          ) : (
            <Anchor href={file.url} download size="sm">
              Download the original
            </Anchor>
          )}
          {files.length > 1 ? (
            <Group gap="xs" wrap="nowrap">
              <ActionIcon
                variant="default"
                size="lg"
                aria-label="Previous"
                onClick={() => step(-1)}
              >
                <IconChevronLeft size={18} />
              </ActionIcon>
              <Text size="sm" role="status" className={classes.position}>
                {position + 1} of {files.length}
              </Text>
              <ActionIcon
                variant="default"
                size="lg"
                aria-label="Next"
                data-autofocus
                onClick={() => step(1)}
              >
                <IconChevronRight size={18} />
              </ActionIcon>
            </Group>
          ) : null}
        </Group>
      </div>
    </Dialog>
  );
}
