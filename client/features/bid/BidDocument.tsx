import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Figures } from '../../components/Figures.tsx';
import { formatDate, formatQuantity } from '../../lib/format.ts';
import type { Bid } from './bid-values.ts';
import classes from './Bid.module.css';
import { BidLines } from './BidLines.tsx';
import { BidSchedule } from './BidSchedule.tsx';

interface BidDocumentProps {
  bid: Bid;
  currency: string;
  /** Whose job it is. */
  subtitle: string;
}

/** The bid as the customer gets it. */
export function BidDocument({ bid, currency, subtitle }: BidDocumentProps) {
  return (
    <article className={classes.paper} aria-label="Bid">
      <header className={classes.letterhead}>
        <div>
          <Title order={2} size="h3">
            {bid.title || 'Contractor bid'}
          </Title>
          <Text size="sm" c="dimmed">
            {subtitle}
          </Text>
        </div>
        <Text size="sm" c="dimmed">
          {formatDate(bid.updatedAt)}
        </Text>
      </header>
      {bid.summary ? <Text className={classes.words}>{bid.summary}</Text> : null}
      <Part title="Scope and price">
        <BidLines bid={bid} currency={currency} />
      </Part>
      {bid.schedule.length > 0 ? (
        <Part title="Schedule">
          <BidSchedule phases={bid.schedule} />
        </Part>
      ) : null}
      {bid.exclusions.length > 0 ? (
        <Part title="Not included">
          <ul className={classes.exclusions}>
            {bid.exclusions.map((exclusion) => (
              <li key={exclusion}>{exclusion}</li>
            ))}
          </ul>
        </Part>
      ) : null}
      {bid.paymentSchedule.length > 0 ? (
        <Part title="Payment schedule">
          <Figures
            figures={bid.paymentSchedule.map(({ due, share, amount }) => ({
              label: due,
              amount,
              hint: `${formatQuantity(share * 100)}%`,
            }))}
            currency={currency}
          />
        </Part>
      ) : null}
      {bid.note ? (
        <Part title="Note">
          <Text className={classes.words}>{bid.note}</Text>
        </Part>
      ) : null}
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title order={3} size="h5" mb={6}>
        {title}
      </Title>
      {children}
    </section>
  );
}
