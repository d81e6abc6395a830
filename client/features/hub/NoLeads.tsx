import { EmptyState } from '../../components/EmptyState.tsx';
import { LEAD_FILTERS, type LeadFilter } from './lead-filters.ts';

export function NoLeads({ filter }: { filter: LeadFilter }) {
  return filter === 'ALL' ? (
    <EmptyState
      title="No leads yet"
      hint="They appear here by themselves as soon as a homeowner near you looks for your trades. We also mail you."
    />
  ) : (
    <EmptyState title={`No leads under “${LEAD_FILTERS[filter].label}”`} />
  );
}
