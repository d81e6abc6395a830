import '@mantine/core/styles/Radio.css';
import { Group, Radio, SimpleGrid, Text } from '@mantine/core';
import { PAPER_USES, type PaperUse } from '../../../server/domain/paper/paper-kinds.ts';
import { ChoosePaperUseDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import { USE_WORDS } from './paper-words.ts';

interface PaperUseChoiceProps {
  paper: { id: string; use: PaperUse | null };
  /** What the words of the request ask for, until somebody chooses; null where they are not known. */
  usual: PaperUse | null;
  isSmall?: boolean;
  onChoose?: (use: PaperUse) => void;
}

/** What is done with the paper when an estimate is asked for with it. */
export function PaperUseChoice({ paper, usual, isSmall = false, onChoose }: PaperUseChoiceProps) {
  const [send, { problem }] = useSend(ChoosePaperUseDocument);
  const choose = (chosen: string) => {
    const use = PAPER_USES.find((each) => each === chosen);
    if (!use) return;
    void send({ input: { fileId: paper.id, use } });
    onChoose?.(use);
  };
  return (
    <Radio.Group
      label="What should we do with it?"
      description={
        paper.use === null && usual === null
          ? 'Until you choose, we go by your words: with “Is this fair?” we check it, otherwise we price its work.'
          : null
      }
      value={paper.use ?? usual}
      onChange={choose}
      error={problem?.message}
      errorProps={{ role: 'alert' }}
    >
      <SimpleGrid cols={isSmall ? 1 : { base: 1, sm: 3 }} spacing={isSmall ? 6 : 'sm'} mt={6}>
        {PAPER_USES.map((use) => {
          const { label, hint } = USE_WORDS[use];
          return (
            <Radio.Card
              key={use}
              value={use}
              p={isSmall ? 8 : 'sm'}
              style={{ display: 'flex', alignItems: 'flex-start' }}
              aria-label={label}
            >
              <Group wrap="nowrap" align="flex-start" gap="sm">
                <Radio.Indicator mt={2} />
                <div>
                  <Text size="sm" fw={600}>
                    {label}
                  </Text>
                  <Text size="xs" c="dimmed">
                    {hint}
                  </Text>
                </div>
              </Group>
            </Radio.Card>
          );
        })}
      </SimpleGrid>
    </Radio.Group>
  );
}
