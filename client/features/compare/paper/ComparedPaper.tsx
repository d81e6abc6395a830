import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useBackHere } from '../../../hooks/use-way-back.ts';
import { formatMoney } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { PAPER_NAMES } from '../../../lib/verdict-words.ts';
import classes from '../Compare.module.css';
import { Fact } from '../ComparedFacts.tsx';
import type { PanelPaper } from './use-paper-comparison.ts';

/** What names somebody else's paper, and its total. */
export function ComparedPaper({ paper }: { paper: PanelPaper }) {
  const { file, estimate: read, note, state } = paper;
  const backHere = useBackHere();
  return (
    <Stack gap="md">
      <Title order={3} size="h4" style={{ overflowWrap: 'anywhere' }}>
        <Anchor component={Link} to={paths.paper(paper.id)} state={backHere} inherit>
          {file.name}
        </Anchor>
      </Title>
      {read ? (
        <dl className={classes.facts}>
          <Fact name="Total">
            <strong>{totalWords(read)}</strong>
          </Fact>
          <Fact name="What it is">
            {PAPER_NAMES[read.kind].replace(/^./, (letter) => letter.toUpperCase())}
          </Fact>
          {read.parties.company || read.parties.carrier ? (
            <Fact name="From">{read.parties.company ?? read.parties.carrier}</Fact>
          ) : null}
          {read.parties.claimNumber ? (
            <Fact name="Their number">{read.parties.claimNumber}</Fact>
          ) : null}
          <Fact name="Lines read">{read.lineCount}</Fact>
        </dl>
      ) : null}
      {state === 'WAITING' ? <Text size="sm">It is being read.</Text> : null}
      {note ? (
        <Text size="sm" role="alert">
          {note}
        </Text>
      ) : null}
    </Stack>
  );
}

const totalWords = ({
  totals: { total, rcv, netClaim },
  currency,
}: NonNullable<PanelPaper['estimate']>): string => {
  const amount = total ?? rcv ?? netClaim;
  return amount === null ? 'none written' : formatMoney(amount, currency);
};
