import { EmptyState } from '../../components/EmptyState.tsx';
import { LEAD_FILTERS, type LeadFilter } from './lead-filters.ts';

export function NoLeads({ filter }: { filter: LeadFilter }) {
  return filter === 'ALL' ? (
    <EmptyState
      title="No leads yet"
      hint="New leads appear here as soon as a homeowner near you needs your trades. We e-mail you, too."
    />
  ) : (
    <EmptyState title={`No leads under “${LEAD_FILTERS[filter].label}”`} />
  );
}
