import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { IconArrowsLeftRight, IconLink, IconPrinter, IconShare2 } from '../../icons/icons.ts';
import { OnDemand } from '../../components/OnDemand.tsx';
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
  /** The dialog that hands a comparison on. */
  renderShare: (
    pair: { leftId: string; rightId: string },
    place: { isOpen: boolean; onClose: () => void },
  ) => ReactNode;
}

export function CompareScreen({ renderShare }: CompareScreenProps) {
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
          {left.state === 'known' && right.state === 'known' ? (
            <Share leftId={left.estimate.id} rightId={right.estimate.id} render={renderShare} />
          ) : null}
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

interface ShareProps {
  leftId: string;
  rightId: string;
  render: CompareScreenProps['renderShare'];
}

/** Makes links at which others read the comparison. */
function Share({ leftId, rightId, render }: ShareProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        leftSection={<IconShare2 size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        Share
      </Button>
      <OnDemand isOpen={isOpen}>
        {render({ leftId, rightId }, { isOpen, onClose: () => setIsOpen(false) })}
      </OnDemand>
    </>
  );
}
