import { Group, Radio, SimpleGrid, Text } from '@mantine/core';
import { AGENT_KINDS, type AgentKind } from '../../../server/domain/catalog.ts';

const DESCRIPTIONS: Record<AgentKind, string> = {
  HOME_PROJECT: 'Repairs, renovations and flips, priced for the owner.',
  INSURANCE: 'Damage written up as claim-style line items.',
  CONTRACTOR: 'Scope, takeoff and bid for the trade.',
};

const AGENTS: AgentKind[] = ['HOME_PROJECT', 'INSURANCE', 'CONTRACTOR'];

interface AgentPickerProps {
  value: AgentKind;
  onChange: (agent: AgentKind) => void;
}

export function AgentPicker({ value, onChange }: AgentPickerProps) {
  const choose = (chosen: string) => {
    const agent = AGENTS.find((each) => each === chosen);
    if (agent) onChange(agent);
  };
  return (
    <Radio.Group label="Agent" value={value} onChange={choose}>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm" mt={6}>
        {AGENTS.map((agent) => (
          <Radio.Card key={agent} value={agent} p="sm" aria-label={AGENT_KINDS[agent]}>
            <Group wrap="nowrap" align="flex-start" gap="sm">
              <Radio.Indicator mt={2} />
              <div>
                <Text size="sm" fw={600}>
                  {AGENT_KINDS[agent]}
                </Text>
                <Text size="xs" c="dimmed">
                  {DESCRIPTIONS[agent]}
                </Text>
              </div>
            </Group>
          </Radio.Card>
        ))}
      </SimpleGrid>
    </Radio.Group>
  );
}
