import { Text } from '@mantine/core';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { paths } from '../../lib/paths.ts';

export function NotAContractor() {
  return (
    <EmptyState
      title="You are not a contractor here yet"
      hint="Leads go to verified contractors only. Applying is free, and placement is never for sale."
    >
      <LinkButton to={paths.contractorApply()}>Apply</LinkButton>
      <Text size="sm" c="dimmed">
        Looking for a contractor? Open your estimate and choose Find Contractors.
      </Text>
    </EmptyState>
  );
}
