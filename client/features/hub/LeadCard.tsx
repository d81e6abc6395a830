import { Anchor, Badge, Divider, Group, List, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { TIMEFRAMES } from '../../../server/domain/catalog.ts';
import { ContactDetails } from '../../components/ContactDetails.tsx';
import { LongText } from '../../components/LongText.tsx';
import type { LeadCard_LeadFragment } from '../../gql/graphql.ts';
import { counted, formatDateTime, formatMoney } from '../../lib/format.ts';
import { STATUS_WORDS } from './lead-filters.ts';
import { LeadLines } from './LeadLines.tsx';
import { LeadResponse } from './LeadResponse.tsx';
import { PriceLead } from './PriceLead.tsx';

interface LeadCardProps {
  lead: LeadCard_LeadFragment;
  /** The messages of its introduction. */
  thread: ReactNode;
}

const SUMMARY_PX = 120;

export function LeadCard({ lead, thread }: LeadCardProps) {
  const { id, title, status, location, total, currency, timeframe, trades } = lead;
  const { label, color, hint } = STATUS_WORDS[status];
  const headingId = `lead-${id}`;
  return (
    <Paper component="li" withBorder p="md" aria-labelledby={headingId}>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" wrap="nowrap">
          <Title order={3} size="h5" id={headingId} style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Title>
          <Group gap={6} justify="flex-end" flex="none">
            {lead.unreadMessages > 0 ? (
              <Badge color="red">{counted(lead.unreadMessages, 'new message')}</Badge>
            ) : null}
            <Badge color={color} variant="light" flex="none">
              {label}
            </Badge>
          </Group>
        </Group>
        <Text size="sm" c="dimmed">
          {location} · {trades.join(', ')} · start: {TIMEFRAMES[timeframe]} · sent{' '}
          {formatDateTime(lead.postedAt)}
        </Text>
        <Text fw={600}>{formatMoney(total, currency)} estimated</Text>
        {lead.summary ? (
          <LongText name="summary" maxHeight={SUMMARY_PX}>
            {lead.summary}
          </LongText>
        ) : null}
        {lead.lines.length > 0 ? <LeadLines lines={lead.lines} currency={currency} /> : null}
        {lead.appendix.length > 0 ? (
          <List size="sm" spacing={2}>
            {lead.appendix.map((text) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
        ) : null}
        {lead.pdfUrl ? (
          <Anchor
            href={lead.pdfUrl}
            target="_blank"
            rel="noopener"
            size="sm"
            aria-describedby={headingId}
          >
            Open PDF
          </Anchor>
        ) : null}
        {hint ? (
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        ) : null}
        <LeadResponse lead={lead} />
        {lead.homeowner ? (
          <>
            <Divider />
            <ContactDetails title="Your homeowner" contact={lead.homeowner} />
            <PriceLead lead={lead} headingId={headingId} />
            {thread}
          </>
        ) : null}
      </Stack>
    </Paper>
  );
}
