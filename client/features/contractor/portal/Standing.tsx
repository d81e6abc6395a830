import { Alert, List, Text } from '@mantine/core';
import { Section } from '../../../components/Section.tsx';
import type { ContractorPortal_ContractorFragment } from '../../../gql/graphql.ts';
import { formatDate } from '../../../lib/format.ts';
import { INSURANCE_NOTICE_DAYS, REVIEW_TAKES } from '../../../../server/domain/catalog.ts';

const APPLICATION = {
  PENDING: `Your application is being reviewed, which takes ${REVIEW_TAKES}.`,
  APPROVED: 'Your application is approved.',
  DECLINED: 'Your application was not approved. We e-mailed you the reason; you can apply again.',
} as const;

const IDENTITY = {
  NONE: 'Your identity is not verified: upload an ID below.',
  PENDING: 'Your ID is being reviewed: pending.',
  APPROVED: 'Your identity is verified.',
  DECLINED: 'Your ID was not approved. Upload another one below.',
} as const;

const recorded = (what: string, until: string | null): string => {
  if (until === null) {
    return `${what}: not recorded yet. We check it after your application is approved.`;
  }
  const day = formatDate(`${until}T12:00:00`);
  return new Date(`${until}T23:59:59Z`) < new Date()
    ? `${what}: ended on ${day}. You get leads again once a newer one is on record.`
    : `${what}: on record, good until ${day}.`;
};

const NOTICE_DAYS = INSURANCE_NOTICE_DAYS * 24 * 60 * 60 * 1000;

/** Returns true when the day is near and has not passed. */
const endsSoon = (until: string | null): until is string => {
  const left = until === null ? -1 : new Date(`${until}T23:59:59Z`).getTime() - Date.now();
  return left >= 0 && left <= NOTICE_DAYS;
};

/** What stands between the contractor and leads. */
export function Standing({ contractor }: { contractor: ContractorPortal_ContractorFragment }) {
  const { status, identityStatus, suspendedReason, isPaused } = contractor;
  const { licenseExpiresOn, insuranceExpiresOn } = contractor;
  return (
    <Section title="Your verification" hint="You get leads once all of these are done.">
      {suspendedReason === null ? null : (
        <Alert color="red" title="You get no leads for now">
          {suspendedReason}
        </Alert>
      )}
      {endsSoon(insuranceExpiresOn) ? (
        <Alert color="yellow" title="Your insurance ends soon">
          The insurance on record is good until {formatDate(`${insuranceExpiresOn}T12:00:00`)}.
          Renew it before that day; we look it up again then. You get no leads without insurance on
          record.
        </Alert>
      ) : null}
      <List size="sm" spacing={6}>
        <List.Item>{APPLICATION[status]}</List.Item>
        <List.Item>{IDENTITY[identityStatus]}</List.Item>
        <List.Item>{recorded('License', licenseExpiresOn)}</List.Item>
        <List.Item>{recorded('Insurance', insuranceExpiresOn)}</List.Item>
      </List>
      {isPaused ? <Text size="sm">You have paused new leads.</Text> : null}
    </Section>
  );
}
