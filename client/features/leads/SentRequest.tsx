import { Alert } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { IconUsersGroup } from '@tabler/icons-react';
import { TIMEFRAMES } from '../../../server/domain/catalog.ts';
import type { ContractorRequest_EstimateFragment } from '../../gql/graphql.ts';
import { useContractorRequest_EstimateFragment } from '../../gql/hooks.ts';
import { formatDateTime } from '../../lib/format.ts';

interface SentRequestProps {
  estimate: FragmentType<ContractorRequest_EstimateFragment>;
}

/** The latest request for contractors; nothing before one was sent. */
export function SentRequest({ estimate }: SentRequestProps) {
  const { data, complete } = useContractorRequest_EstimateFragment(estimate);
  if (!complete || !data.contractorRequest) return null;
  const { createdAt, timeframe } = data.contractorRequest;
  return (
    <Alert icon={<IconUsersGroup />} title="Contractors asked" role="status" data-no-print>
      Request sent {formatDateTime(createdAt)}, to begin: {TIMEFRAMES[timeframe]}.
    </Alert>
  );
}
