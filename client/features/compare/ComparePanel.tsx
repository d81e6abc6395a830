import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { LoadingDots } from '../../components/LoadingDots.tsx';
import { Section } from '../../components/Section.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { useOnChange } from '../../hooks/use-on-change.ts';
import { useIsSignedIn } from '../../hooks/use-session.ts';
import { formatMoney } from '../../lib/format.ts';
import { type LoginState, paths } from '../../lib/paths.ts';
import { paperLookup } from '../../lib/paper-lookup.ts';
import { listTitle } from '../../lib/titles.ts';
import { ComparedFacts } from './ComparedFacts.tsx';
import { ComparedPaper } from './paper/ComparedPaper.tsx';
import type { CompareChoices } from './use-compare-choices.ts';
import type { Compared } from './use-compared.ts';
import { SEARCH_LIMITS } from '../../../server/domain/limits.ts';

interface ComparePanelProps {
  title: string;
  lookup: string;
  compared: Compared;
  choices: CompareChoices;
  onLoad: (lookup: string) => void;
}

export function ComparePanel({ title, lookup, compared, choices, onLoad }: ComparePanelProps) {
  return (
    <Section title={title}>
      <Stack gap="sm" data-no-print>
        <LookupForm title={title} lookup={lookup} compared={compared} onLoad={onLoad} />
        <Choices compared={compared} choices={choices} onLoad={onLoad} />
      </Stack>
      <div aria-live="polite">
        <PanelBody compared={compared} />
      </div>
    </Section>
  );
}

type LookupFormProps = Pick<ComparePanelProps, 'title' | 'lookup' | 'compared' | 'onLoad'>;

function LookupForm({ title, lookup, compared, onLoad }: LookupFormProps) {
  const [typed, setTyped] = useState(lookup);
  // Swapped, chosen from the list, or gone back to.
  useOnChange(lookup, setTyped);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Asked for once more: it may be there by now.
    if (compared.state === 'missing' && typed.trim() === lookup) compared.retry();
    else onLoad(typed);
  };
  return (
    <form onSubmit={submit} aria-label={title}>
      <Group align="flex-end" gap="xs">
        <TextInput
          label="Claim or job number"
          placeholder="CLM-7KQ2MX4P or 17"
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_LIMITS.key}
          style={{ flex: '1 1 180px' }}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="light">
          Load estimate
        </Button>
      </Group>
    </form>
  );
}

type Choice = NonNullable<CompareChoices['estimates']>[number];

const documentsOf = (estimates: readonly Choice[]) =>
  estimates.flatMap((estimate) =>
    estimate.uploads.filter(({ kind }) => kind === 'DOC').map((file) => ({ estimate, file })),
  );

/** What others wrote, below the estimates that it was uploaded with; each once. */
const documentChoices = (estimates: readonly Choice[]) => {
  const items = new Map(
    documentsOf(estimates).map(({ estimate, file }) => [
      paperLookup(file.id),
      `${file.name} · ${listTitle(estimate)}`,
    ]),
  );
  if (items.size === 0) return [];
  return [
    {
      group: 'Their documents',
      items: [...items].map(([value, label]) => ({ value, label })),
    },
  ];
};

const shownIn = (compared: Compared): string => {
  if (compared.state === 'paper') return paperLookup(compared.paper.id);
  return compared.state === 'known' ? compared.estimate.claimNumber : '';
};

const isListed = (estimates: readonly Choice[], shown: string): boolean =>
  estimates.some(({ claimNumber }) => claimNumber === shown) ||
  documentsOf(estimates).some(({ file }) => paperLookup(file.id) === shown);

type SideChoicesProps = Pick<ComparePanelProps, 'compared' | 'choices' | 'onLoad'>;

function Choices({ compared, choices, onLoad }: SideChoicesProps) {
  const { estimates, hasFailed, retry } = choices;
  const shown = shownIn(compared);
  if (hasFailed) {
    return (
      <Group gap="xs" role="alert">
        <Text size="sm">Could not load estimates.</Text>
        <Button size="compact-sm" variant="default" onClick={retry}>
          Try again
        </Button>
      </Group>
    );
  }
  return (
    <NativeSelect
      label="Recent estimates"
      value={isListed(estimates ?? [], shown) ? shown : ''}
      disabled={estimates === null || estimates.length === 0}
      onChange={({ currentTarget }) => onLoad(currentTarget.value)}
      data={[
        {
          value: '',
          label: estimates?.length === 0 ? 'No estimates yet' : 'Choose one of your estimates',
          disabled: true,
        },
        ...(estimates ?? []).map((estimate) => ({
          value: estimate.claimNumber,
          label: [
            listTitle(estimate),
            estimate.project.name,
            formatMoney(estimate.total, estimate.currency),
            estimate.claimNumber,
          ].join(' · '),
        })),
        ...documentChoices(estimates ?? []),
      ]}
    />
  );
}

function PanelBody({ compared }: { compared: Compared }) {
  const isSignedIn = useIsSignedIn();
  const { pathname, search } = useLocation();
  const backHere: LoginState = { from: pathname + search };
  switch (compared.state) {
    case 'empty':
      return (
        <Text size="sm" c="dimmed">
          Enter a number or choose an estimate.
        </Text>
      );
    case 'loading':
      return <LoadingDots />;
    case 'missing':
      return (
        <Stack gap={4} role="alert">
          <Text fw={600}>No estimate found for that identifier.</Text>
          <Text size="sm" c="dimmed">
            Check the number. An estimate opens for its owner only: if this link was sent to you, or
            you made the estimate signed in, sign in to that account first.
          </Text>
          {isSignedIn ? null : (
            <LinkButton to={paths.login()} state={backHere} variant="light" mt="xs">
              Sign in
            </LinkButton>
          )}
        </Stack>
      );
    case 'failed':
      return (
        <FailureNotice
          title="Could not load estimate."
          message={compared.message}
          onRetry={compared.retry}
        />
      );
    case 'known':
      return <ComparedFacts estimate={compared.estimate} />;
    case 'paper':
      return <ComparedPaper paper={compared.paper} />;
  }
}
