import '@mantine/core/styles/Checkbox.css';
import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import IconCopy from '~icons/tabler/copy';
import IconFileTypePdf from '~icons/tabler/file-type-pdf';
import IconMail from '~icons/tabler/mail';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { LoadingDots } from '../../../components/LoadingDots.tsx';
import { Section } from '../../../components/Section.tsx';
import { useSupplementRequestQuery } from '../../../gql/hooks.ts';
import { useRenewal } from '../../../hooks/use-renewal.ts';
import { counted, formatMoney } from '../../../lib/format.ts';
import { ownAddress } from '../../../lib/own-address.ts';
import { readFailure } from '../../../lib/request-failure.ts';
import { type RenderShare, ShareButton } from '../ShareButton.tsx';
import { rowName, shortfallOf } from './comparison-words.ts';
import { copyAndTell } from './copy-and-tell.ts';
import classes from './Paper.module.css';
import { PhotoChoice } from './PhotoChoice.tsx';
import type { AskedRows } from './use-asked-rows.ts';
import type { PaperComparison, PaperPair } from './use-paper-comparison.ts';
import { type RequestPhotos, useRequestPhotos } from './use-request-photos.ts';

// A request for supplement as the address of a mail. Mail programs cut long addresses off, so a long text is pasted instead.

/** Outlook takes some 2,000 characters. */
const MOST_CHARACTERS = 1_900;

const PASTE = 'The request was copied: paste it here.';

interface Mail {
  href: string;
  /** The mail opens without the text. */
  isShort: boolean;
}

/** @param text begins with the line of the subject */
const mailOf = (text: string, to: string | null): Mail => {
  const [first = '', ...rest] = text.split('\n');
  const subject = first.replace(/^Subject:\s*/, '');
  const body = rest.join('\n').trim();
  const address = (words: string): string =>
    `mailto:${encodeURIComponent(to ?? '')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(words.replaceAll('\n', '\r\n'))}`;
  const whole = address(body);
  return whole.length <= MOST_CHARACTERS
    ? { href: whole, isShort: false }
    : { href: address(PASTE), isShort: true };
};

/** Ticking goes on within this time; ms. */
const PAUSE = 700;

interface SupplementProps {
  pair: PaperPair;
  /** Whose figures of several it asks about; null where the paper has one bidder. */
  bidder: number | null;
  comparison: PaperComparison;
  asked: AskedRows;
  renderShare: RenderShare;
}

/** What to ask an insurer to add, and the letter that asks for it. */
export function Supplement({ pair, bidder, comparison, asked, renderShare }: SupplementProps) {
  const [isWritten, setIsWritten] = useState(false);
  const rows = comparison.rows.flatMap((row) => {
    const shortfall = shortfallOf(row);
    return shortfall === null ? [] : [{ row, shortfall }];
  });
  const photos = useRequestPhotos(pair.estimate.id);
  const total = asked.rows.reduce((sum, row) => sum + (shortfallOf(row) ?? 0), 0);
  return (
    <Section
      title="Request for supplement"
      hint="A letter that asks your insurer to add what the estimate lacks. It is about the cost of repair only: it says nothing about what your policy covers, and is no advice on coverage."
    >
      {rows.length === 0 ? (
        <Text>Their estimate covers all that ours does. There is nothing to ask for.</Text>
      ) : (
        <>
          <fieldset className={classes.asked}>
            <legend>What to ask for</legend>
            {rows.map(({ row, shortfall }) => (
              <div key={row.id} className={classes.askedRow}>
                <Checkbox
                  size="sm"
                  label={`${rowName(row)}${row.room === null ? '' : ` (${row.room})`}`}
                  description={
                    row.theirs ? 'The estimate allows less' : 'Missing from the estimate'
                  }
                  checked={asked.has(row)}
                  onChange={({ currentTarget }) => asked.set(row, currentTarget.checked)}
                />
                <span className={classes.figure}>{formatMoney(shortfall)}</span>
              </div>
            ))}
          </fieldset>
          <PhotoChoice photos={photos} />
          <Group justify="space-between">
            <Text fw={600} role="status">
              {counted(asked.rows.length, 'line')} chosen, {formatMoney(total)} in all
            </Text>
            {isWritten ? null : (
              <Button
                data-no-print
                disabled={asked.rows.length === 0}
                onClick={() => setIsWritten(true)}
              >
                Write the request
              </Button>
            )}
          </Group>
          {isWritten && asked.rows.length > 0 ? (
            <Letter
              pair={pair}
              bidder={bidder}
              asked={asked}
              photos={photos}
              renderShare={renderShare}
            />
          ) : null}
          {isWritten && asked.rows.length === 0 ? (
            <Text c="dimmed">Choose at least one line.</Text>
          ) : null}
        </>
      )}
    </Section>
  );
}

/** What is asked for as one text, which is the same as long as nothing is ticked. */
const writeChoice = (asked: AskedRows, photos: RequestPhotos): string =>
  [asked.rows.map(({ id }) => id).join('\n'), photos.ids.join('\n')].join('\n\n');

const readChoice = (choice: string) => {
  const [rowIds = [], photoIds = []] = choice
    .split('\n\n')
    .map((ids) => ids.split('\n').filter(Boolean));
  return { rows: rowIds.map((rowId) => ({ rowId })), photoIds };
};

interface LetterProps extends Omit<SupplementProps, 'comparison'> {
  photos: RequestPhotos;
}

function Letter({ pair, bidder, asked, photos, renderShare }: LetterProps) {
  const choice = writeChoice(asked, photos);
  const [settled] = useDebouncedValue(choice, PAUSE);
  const { rows, photoIds } = readChoice(settled);
  const { data, previousData, error, refetch } = useSupplementRequestQuery({
    variables: {
      fileId: pair.paper.id,
      lookup: pair.estimate.claimNumber,
      rows,
      photoIds,
      bidder,
    },
    // The comparison may have changed under it.
    fetchPolicy: 'network-only',
  });
  const retry = () => void refetch().catch(() => {});
  // The address of its PDF lives for minutes.
  useRenewal(retry);
  const request = (data ?? previousData)?.supplementRequest;
  if (error || (data && !request)) {
    return (
      <FailureNotice
        title="The request could not be written"
        message={error ? readFailure(error).message : 'One of the estimates has been deleted.'}
        onRetry={retry}
      />
    );
  }
  if (!request) return <LoadingDots />;
  const isCurrent = settled === choice && data !== undefined;
  const mail = mailOf(request.text, pair.paper.estimate?.parties.email ?? null);
  return (
    <Stack gap="sm">
      <div
        className={classes.letter}
        role="group"
        aria-label="The text of the request"
        aria-busy={!isCurrent}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard has to reach it
        tabIndex={0}
      >
        {request.text}
      </div>
      <Group gap="xs" data-no-print>
        <Button
          leftSection={<IconCopy size={16} aria-hidden />}
          disabled={!isCurrent}
          onClick={() => void copyAndTell(request.text, 'The request is copied.')}
        >
          Copy the text
        </Button>
        <Button
          component="a"
          variant="default"
          href={mail.href}
          leftSection={<IconMail size={16} aria-hidden />}
          onClick={() => {
            if (mail.isShort) void copyAndTell(request.text, 'The request is copied.');
          }}
        >
          Write an e-mail
        </Button>
        <Button
          component="a"
          variant="default"
          href={ownAddress(request.pdfUrl)}
          target="_blank"
          rel="noopener"
          leftSection={<IconFileTypePdf size={16} aria-hidden />}
        >
          Open as PDF
        </Button>
        <ShareButton
          label="Share the request"
          isDisabled={!isCurrent}
          subject={{
            supplement: {
              fileId: pair.paper.id,
              estimateId: pair.estimate.id,
              rows,
              photoIds,
              bidder,
            },
          }}
          render={renderShare}
        />
      </Group>
      {photoIds.length > 0 ? (
        <Text size="sm">
          The photos are in the PDF. An e-mail takes text alone, so attach the PDF to it.
        </Text>
      ) : null}
      {mail.isShort ? (
        <Alert color="blue" p="xs">
          The request is too long to hand to an e-mail program. “Write an e-mail” copies it; paste
          it into the message that opens.
        </Alert>
      ) : null}
    </Stack>
  );
}
