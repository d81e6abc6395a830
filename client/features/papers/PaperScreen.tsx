import { bareKey, globalId, partKey } from '../../../server/domain/ids.ts';
import { Alert, Anchor, Loader, Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { LoadingDots } from '../../components/LoadingDots.tsx';
import { NotFoundPage } from '../../components/NotFoundPage.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Section } from '../../components/Section.tsx';
import { useOnChange } from '../../hooks/use-on-change.ts';
import { useWayBack } from '../../hooks/use-way-back.ts';
import { PaperChecks } from './PaperChecks.tsx';
import { PaperFacts } from './PaperFacts.tsx';
import { PaperPages } from './PaperPages.tsx';
import { PaperRooms } from './PaperRooms.tsx';
import { PaperSides } from './PaperSides.tsx';
import { PaperTable } from './PaperTable.tsx';
import { PaperUnread } from './PaperUnread.tsx';
import { PaperUseChoice } from './PaperUseChoice.tsx';
import { RereadButton } from './RereadButton.tsx';
import { KIND_WORDS } from './paper-words.ts';
import classes from './Paper.module.css';
import { type Paper, usePaper } from './use-paper.ts';

export function PaperScreen({ fileId }: { fileId: string }) {
  const known = usePaper(fileId);
  switch (known.state) {
    case 'loading':
      return <LoadingDots />;
    case 'missing':
      return <NotFoundPage />;
    case 'failed':
      return (
        <FailureNotice
          title="The document could not be loaded"
          message={known.message}
          onRetry={known.retry}
        />
      );
    case 'known':
      return <KnownPaperScreen paper={known.paper} />;
  }
}

function KnownPaperScreen({ paper }: { paper: Paper }) {
  const { estimate: read, file } = paper;
  const isLone = read !== null && paper.pages.length === 0;
  const back = useWayBack();
  const head = useRef<HTMLDivElement>(null);
  // What had the focus is gone while it is read again.
  useOnChange(paper.state, () => {
    if (document.activeElement !== document.body) return;
    head.current?.querySelector('h1')?.focus({ preventScroll: true });
  });
  return (
    <Stack gap="lg" className={isLone ? (classes.lone ?? '') : ''}>
      <div ref={head}>
        <PageTitle className={classes.title ?? ''}>{file.name}</PageTitle>
        {back ? (
          <Text size="sm" mb={4}>
            <Anchor component={Link} to={back.to}>
              {back.label}
            </Anchor>
          </Text>
        ) : null}
        <Text c="dimmed">
          {read && file.kind === 'DOC' ? `${KIND_WORDS[read.kind]}. ` : ''}What we read, exactly as
          it is written. Correct what is wrong before it is used.
        </Text>
      </div>
      {paper.state === 'WAITING' ? (
        <Group gap="sm" role="status">
          <Loader size="sm" />
          <Text>Reading the document…</Text>
        </Group>
      ) : null}
      {paper.note ? (
        <Alert color="orange" title={read ? 'Check this first' : 'It could not be read'}>
          {paper.note}
        </Alert>
      ) : null}
      {paper.state === 'FAILED' ? (
        <>
          <Text>Upload a clearer copy with your request, or describe there what it says.</Text>
          <Group>
            <RereadButton paper={paper} />
          </Group>
        </>
      ) : null}
      {read ? <ReadPaper paper={paper} read={read} /> : null}
    </Stack>
  );
}

interface ReadPaperProps {
  paper: Paper;
  read: NonNullable<Paper['estimate']>;
}

/** The line that an address asks for. */
const lineIn = (search: URLSearchParams, { id }: Paper): string | null => {
  const line = search.get('line');
  return line && globalId('PaperLine', partKey({ partOf: bareKey(id) }, line));
};

function ReadPaper({ paper, read }: ReadPaperProps) {
  const [search] = useSearchParams();
  const [shownId, setShownId] = useState(() => lineIn(search, paper));
  const [shownRoom, setShownRoom] = useState<number | null>(null);
  const hasPages = paper.pages.length > 0;
  const isPlan = paper.file.kind === 'FLOOR';
  const isClaim = read.kind === 'CLAIM';
  const rooms =
    isPlan || read.rooms.length > 0 ? (
      <Section
        title="Rooms"
        hint="Their names and sizes go into the estimate as shown here."
        aside={isPlan ? <RereadButton paper={paper} /> : null}
      >
        <PaperRooms paper={paper} read={read} shown={shownRoom} onShow={setShownRoom} />
      </Section>
    ) : null;
  return (
    <>
      {isPlan ? null : <PaperUseChoice paper={paper} usual={null} />}
      <PaperSides paper={paper} read={read} />
      <PaperChecks checks={read.checks} onShow={setShownId} />
      <div className={hasPages ? classes.sides : undefined} data-wide={isClaim || undefined}>
        {hasPages ? (
          <PaperPages
            name={paper.file.name}
            pages={paper.pages}
            lines={read.lines}
            unread={read.unread}
            // Over a table they would hide what it says.
            rooms={isPlan ? read.rooms : []}
            shownId={shownId}
            onShow={setShownId}
            shownRoom={shownRoom}
            onShowRoom={setShownRoom}
          />
        ) : null}
        <Stack gap="lg" className={classes.read ?? ''}>
          {isPlan ? (
            rooms
          ) : (
            <Section title="Lines" aside={<RereadButton paper={paper} />}>
              <PaperTable paper={paper} read={read} shownId={shownId} onShow={setShownId} />
            </Section>
          )}
          <PaperFacts paper={paper} read={read} />
          {isPlan ? null : rooms}
          <PaperUnread unread={read.unread} />
        </Stack>
      </div>
    </>
  );
}
