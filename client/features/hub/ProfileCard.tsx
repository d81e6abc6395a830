import { Alert, Group, Text } from '@mantine/core';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { LoadingDots } from '../../components/LoadingDots.tsx';
import { Section } from '../../components/Section.tsx';
import { useHubProfileQuery } from '../../gql/hooks.ts';
import { paths } from '../../lib/paths.ts';

const ZIPS_SHOWN = 6;

const zipWords = (zips: readonly string[]): string =>
  zips.length <= ZIPS_SHOWN
    ? zips.join(', ')
    : `${zips.slice(0, ZIPS_SHOWN).join(', ')} and ${zips.length - ZIPS_SHOWN} more`;

/** Profile that leads are matched with. */
export function ProfileCard() {
  const { data, error, refetch } = useHubProfileQuery({ fetchPolicy: 'cache-and-network' });
  const contractor = data?.viewer.contractor;
  if (!contractor) {
    return error ? (
      <FailureNotice
        title="Your profile"
        message="Failed to load profile. Try refreshing."
        onRetry={() => void refetch().catch(() => {})}
      />
    ) : (
      <LoadingDots />
    );
  }
  const { commercialName, firstName, lastName, trades, zipCodes, isPaused } = contractor;
  const person = [firstName, lastName].filter(Boolean).join(' ');
  const { suspendedReason, identityStatus } = contractor;
  return (
    <Section
      title={commercialName ?? (person || 'Your business')}
      aside={
        <LinkButton to={paths.contractor()} variant="default" size="xs">
          Edit profile
        </LinkButton>
      }
    >
      {suspendedReason === null ? null : (
        <Alert color="red" title="You get no leads for now">
          {suspendedReason}
        </Alert>
      )}
      {identityStatus === 'APPROVED' ? null : (
        <Alert color="yellow" title="Your identity is not verified yet">
          You get leads once it is. Upload an ID in your profile.
        </Alert>
      )}
      {isPaused ? (
        <Alert color="yellow" title="Paused">
          New leads are paused. Resume them in your profile.
        </Alert>
      ) : null}
      <Group gap="8px 32px" align="flex-start">
        <Fact label="Trades" value={trades.join(', ')} />
        <Fact label="ZIP codes" value={zipWords(zipCodes)} />
      </Group>
    </Section>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text size="sm">{value || 'None yet, so no leads can be matched to you.'}</Text>
    </div>
  );
}
