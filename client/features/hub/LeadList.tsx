import { Button, Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { LoadingDots } from '../../components/LoadingDots.tsx';
import { Section } from '../../components/Section.tsx';
import classes from './Hub.module.css';
import { LEAD_FILTER_KEYS, LEAD_FILTERS, type LeadFilter } from './lead-filters.ts';
import { LeadCard } from './LeadCard.tsx';
import { useLiveLeads } from './use-live-leads.ts';
import { NoLeads } from './NoLeads.tsx';

interface LeadListProps {
  thread: (leadId: string) => ReactNode;
}

export function LeadList({ thread }: LeadListProps) {
  const [filter, setFilter] = useState<LeadFilter>('ALL');
  const { leads, hasMore, hasFailed, retry, showMore, isShowingMore } = useLiveLeads(filter);
  const list = () => {
    if (hasFailed) {
      return (
        <FailureNotice
          title="Your leads"
          message="We couldn't load current opportunities. Try refreshing."
          onRetry={retry}
        />
      );
    }
    if (!leads) return <LoadingDots />;
    if (leads.length === 0) return <NoLeads filter={filter} />;
    return (
      <ul className={classes.list} aria-label="Leads">
        {leads.map((lead) => (
          <LeadCard key={lead.id} lead={lead} thread={thread(lead.id)} />
        ))}
      </ul>
    );
  };
  return (
    <Section
      title="Leads"
      hint="Matched by trade, area and job size, in rotation. Nobody can buy a place, and at most four contractors are asked for one project."
    >
      <Group gap="xs" role="group" aria-label="Show leads">
        {LEAD_FILTER_KEYS.map((key) => (
          <Button
            key={key}
            size="xs"
            variant={key === filter ? 'filled' : 'default'}
            aria-pressed={key === filter}
            onClick={() => setFilter(key)}
          >
            {LEAD_FILTERS[key].label}
          </Button>
        ))}
      </Group>
      {list()}
      {hasMore ? (
        <Button variant="default" loading={isShowingMore} onClick={showMore}>
          Show more
        </Button>
      ) : null}
    </Section>
  );
}
