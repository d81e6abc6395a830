import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconArrowsLeftRight, IconLink, IconPrinter } from '../../icons/icons.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useLightPrint } from '../../hooks/use-light-print.ts';
import { copyText } from '../../lib/copy-text.ts';
import { showToast } from '../../lib/toast.tsx';
import { ComparedContents } from './ComparedContents.tsx';
import { ComparePanel } from './ComparePanel.tsx';
import { Differences } from './Differences.tsx';
import { useCompareChoices } from './use-compare-choices.ts';
import { useCompared } from './use-compared.ts';
import { useComparedPair } from './use-compared-pair.ts';

const copyAddress = async () => {
  const isCopied = await copyText(location.href);
  showToast(
    isCopied
      ? {
          kind: 'success',
          message: 'Link copied. It opens for you only, wherever you are signed in.',
        }
      : { kind: 'failure', message: 'The link could not be copied. Copy it from the address bar.' },
  );
};

interface CompareScreenProps {
  /** Hands the comparison of two estimates on. */
  share: (leftId: string, rightId: string) => ReactNode;
}

export function CompareScreen({ share }: CompareScreenProps) {
  useLightPrint();
  const { lookups, load, swap } = useComparedPair();
  const choices = useCompareChoices();
  const [left, right] = [useCompared(lookups.left), useCompared(lookups.right)];
  const isEmpty = !lookups.left && !lookups.right;

  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <div>
          <PageTitle keepsFocus>Compare estimates</PageTitle>
          <Text c="dimmed">Two estimates side by side, and where the difference comes from.</Text>
        </div>
        <Group gap="xs" data-no-print>
          <Button
            variant="default"
            leftSection={<IconArrowsLeftRight size={18} aria-hidden />}
            disabled={isEmpty}
            onClick={swap}
          >
            Swap
          </Button>
          {left.state === 'known' && right.state === 'known'
            ? share(left.estimate.id, right.estimate.id)
            : null}
          <Button
            variant="default"
            leftSection={<IconLink size={18} aria-hidden />}
            disabled={isEmpty}
            onClick={() => void copyAddress()}
          >
            Copy link
          </Button>
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            disabled={isEmpty}
            onClick={() => print()}
          >
            Print
          </Button>
        </Group>
      </Group>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <ComparePanel
          title="Left estimate"
          lookup={lookups.left}
          compared={left}
          choices={choices}
          onLoad={(lookup) => load('left', lookup)}
        />
        <ComparePanel
          title="Right estimate"
          lookup={lookups.right}
          compared={right}
          choices={choices}
          onLoad={(lookup) => load('right', lookup)}
        />
      </SimpleGrid>
      {left.state === 'known' && right.state === 'known' ? (
        <Differences left={left.estimate} right={right.estimate} />
      ) : null}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        {left.state === 'known' ? <ComparedContents title="Left" estimate={left.estimate} /> : null}
        {right.state === 'known' ? (
          <ComparedContents title="Right" estimate={right.estimate} />
        ) : null}
      </SimpleGrid>
    </Stack>
  );
}
