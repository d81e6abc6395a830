import { Anchor, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import IconArrowsLeftRight from '~icons/tabler/arrows-left-right';
import IconLink from '~icons/tabler/link';
import IconPrinter from '~icons/tabler/printer';
import { LoadingDots } from '../../components/LoadingDots.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import type { SharedSubjectInput } from '../../gql/graphql.ts';
import { useComparedContentsQuery, useEstimateComparisonQuery } from '../../gql/hooks.ts';
import { useLightPrint } from '../../hooks/use-light-print.ts';
import { copyText } from '../../lib/copy-text.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../lib/toast.tsx';
import { ComparePanel } from './ComparePanel.tsx';
import { Differences } from './Differences.tsx';
import classes from './Compare.module.css';
import { type RenderShare, ShareButton } from './ShareButton.tsx';
import {
  bidderOf,
  namesPaperPair,
  type PaperPair,
  paperPairOf,
} from './paper/use-paper-comparison.ts';
import { useCompareChoices } from './use-compare-choices.ts';
import { type Compared, type ComparedEstimate, useCompared } from './use-compared.ts';

const SIDES = ['left', 'right'] as const;
type SideName = (typeof SIDES)[number];

/** Which two estimates are compared stands in the address, so that it can be shared and comes back on a reload. */
function useComparedPair() {
  const [query, setQuery] = useSearchParams();
  const lookups = { left: query.get('left') ?? '', right: query.get('right') ?? '' };
  const bidder = query.get('bidder');
  const show = (pair: Record<SideName, string>) => {
    const filled = SIDES.flatMap((side) => (pair[side] ? [[side, pair[side]] as const] : []));
    // Going through the list with the arrow keys leaves no trail of pages to go back through.
    setQuery(Object.fromEntries(filled), { replace: true });
  };
  return {
    lookups,
    /** Bidder of a document that has several, from 0. */
    bidder: bidder !== null && /^\d{1,2}$/.test(bidder) ? Number(bidder) : 0,
    chooseBidder: (chosen: number) => {
      const next = new URLSearchParams(query);
      next.set('bidder', String(chosen));
      setQuery(next, { replace: true });
    },
    /** An empty one clears its panel. */
    load: (side: SideName, lookup: string) => show({ ...lookups, [side]: lookup.trim() }),
    swap: () => show({ left: lookups.right, right: lookups.left }),
  };
}

/** Below what they came for. */
const [OwnContents] = lazyPart(async () => (await import('./ComparedContents.tsx')).OwnContents);

/** Most who compare have two estimates of their own. */
const [PaperComparison] = lazyPart(
  async () => (await import('./paper/PaperComparison.tsx')).PaperComparison,
);

const copyAddress = async () => {
  const isCopied = await copyText(location.href);
  showToast(
    isCopied
      ? {
          kind: 'success',
          message: 'Link copied. Only you can open it, wherever you are signed in.',
        }
      : { kind: 'failure', message: 'The link could not be copied. Copy it from the address bar.' },
  );
};

/** What of both sides can be handed on; null while there is nothing. */
const subjectOf = (
  left: Compared,
  right: Compared,
  pair: PaperPair | null,
  bidder: number | null,
): SharedSubjectInput | null => {
  if (pair) {
    const { paper, estimate } = pair;
    return paper.estimate
      ? { paperComparison: { fileId: paper.id, estimateId: estimate.id, bidder } }
      : null;
  }
  return left.state === 'known' && right.state === 'known'
    ? { comparison: { leftId: left.estimate.id, rightId: right.estimate.id } }
    : null;
};

export function CompareScreen({ renderShare }: { renderShare: RenderShare }) {
  useLightPrint();
  const { lookups, bidder: named, chooseBidder, load, swap } = useComparedPair();
  const choices = useCompareChoices();
  const [left, right] = [useCompared(lookups.left), useCompared(lookups.right)];
  const pair = paperPairOf(left, right);
  const bidder = pair && bidderOf(pair, named);
  // Beside a paper no contents are drawn that would ask for what the panel says of the total.
  useComparedContentsQuery({ variables: { id: pair?.estimate.id ?? '' }, skip: pair === null });
  const subject = subjectOf(left, right, pair, bidder);
  // Who came for an answer finds it first; who chooses here keeps what they choose with.
  const [cameForPaper] = useState(() => namesPaperPair(lookups.left, lookups.right));
  return (
    <Stack gap="lg">
      <ScreenHead
        isEmpty={!lookups.left && !lookups.right}
        pair={pair}
        share={subject ? <ShareButton subject={subject} render={renderShare} /> : null}
        onSwap={swap}
      />
      <Panels isFolded={cameForPaper && pair !== null}>
        <ComparePanel
          title="Left estimate"
          lookup={lookups.left}
          compared={left}
          choices={choices}
          onLoad={(lookup) => load('left', lookup)}
        />
        <ComparePanel
          title="Right estimate"
          lookup={lookups.right}
          compared={right}
          choices={choices}
          onLoad={(lookup) => load('right', lookup)}
        />
      </Panels>
      <Comparison
        left={left}
        right={right}
        pair={pair}
        bidder={bidder}
        onBidder={chooseBidder}
        renderShare={renderShare}
      />
    </Stack>
  );
}

interface ScreenHeadProps {
  isEmpty: boolean;
  pair: PaperPair | null;
  share: ReactNode;
  onSwap: () => void;
}

function ScreenHead({ isEmpty, pair, share, onSwap }: ScreenHeadProps) {
  return (
    <Group justify="space-between" align="flex-start">
      <div>
        <PageTitle keepsFocus>{pair ? 'A second opinion' : 'Compare estimates'}</PageTitle>
        <Text c="dimmed">
          {pair ? (
            <>
              Their numbers as they wrote them, beside{' '}
              <Anchor component={Link} to={paths.result(pair.estimate.claimNumber)} inherit>
                our estimate
              </Anchor>{' '}
              of the same work.
            </>
          ) : (
            'Two estimates side by side, and where the difference comes from.'
          )}
        </Text>
      </div>
      <Group gap="xs" data-no-print>
        {/* Theirs stands beside ours, whichever side the address names first. */}
        {pair ? null : (
          <Button
            variant="default"
            leftSection={<IconArrowsLeftRight size={18} aria-hidden />}
            disabled={isEmpty}
            onClick={onSwap}
          >
            Swap
          </Button>
        )}
        {share}
        <Button
          variant="default"
          leftSection={<IconLink size={18} aria-hidden />}
          disabled={isEmpty}
          onClick={() => void copyAddress()}
        >
          Copy link
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          disabled={isEmpty}
          onClick={() => print()}
        >
          Print
        </Button>
      </Group>
    </Group>
  );
}

/** What is compared; folded away where the answer is what somebody came for. */
function Panels({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  const panels = (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
      {children}
    </SimpleGrid>
  );
  return isFolded ? (
    <details className={classes.folded}>
      <summary>What is compared, and how to choose others</summary>
      {panels}
    </details>
  ) : (
    panels
  );
}

interface ComparisonProps {
  left: Compared;
  right: Compared;
  pair: PaperPair | null;
  bidder: number | null;
  onBidder: (bidder: number) => void;
  renderShare: RenderShare;
}

function Comparison({ left, right, pair, bidder, onBidder, renderShare }: ComparisonProps) {
  if (pair) {
    return (
      <Suspense fallback={<LoadingDots />}>
        <PaperComparison
          key={`${pair.paper.id} ${pair.estimate.id}`}
          pair={pair}
          bidder={bidder}
          onBidder={onBidder}
          renderShare={renderShare}
        />
      </Suspense>
    );
  }
  if (left.state === 'paper' && right.state === 'paper') {
    return (
      <Text role="status">
        Both sides are uploaded documents. On one side, choose the estimate they were uploaded with.
      </Text>
    );
  }
  return (
    <EstimatesCompared
      left={left.state === 'known' ? left.estimate : null}
      right={right.state === 'known' ? right.estimate : null}
    />
  );
}

/** What differs between the two comes before what is in each: to read thousands of lines takes the server a while. */
function EstimatesCompared({ left, right }: Record<SideName, ComparedEstimate | null>) {
  const isPair = left !== null && right !== null;
  const answer = useEstimateComparisonQuery({
    variables: { left: left?.id ?? '', right: right?.id ?? '' },
    skip: !isPair,
    fetchPolicy: 'cache-and-network',
  });
  const isAnswered = !isPair || Boolean(answer.data ?? answer.error);
  return (
    <>
      {isPair ? <Differences left={left} right={right} answer={answer} /> : null}
      <Suspense>
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          {left ? (
            <OwnContents
              key={`left ${left.id}`}
              title="Left"
              estimate={left}
              isWanted={isAnswered}
            />
          ) : null}
          {right ? (
            <OwnContents
              key={`right ${right.id}`}
              title="Right"
              estimate={right}
              isWanted={isAnswered}
            />
          ) : null}
        </SimpleGrid>
      </Suspense>
    </>
  );
}
