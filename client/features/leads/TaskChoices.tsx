import { Button, Checkbox, Group, SimpleGrid } from '@mantine/core';

interface TaskChoicesProps {
  tasks: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** For which parts of the work contractors are wanted; none chosen means all of it. */
export function TaskChoices({ tasks, chosen, onChange }: TaskChoicesProps) {
  if (tasks.length === 0) return null;
  return (
    <Checkbox.Group
      label="Tasks"
      description="Choose what you need contractors for; leave it empty for everything."
      value={[...chosen]}
      onChange={onChange}
    >
      <Group gap={4} my={6}>
        <Button variant="subtle" size="compact-sm" ml={-8} onClick={() => onChange([...tasks])}>
          Select all
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={() => onChange([])}>
          Clear
        </Button>
      </Group>
      <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing={8}>
        {tasks.map((task) => (
          <Checkbox key={task} value={task} label={task} />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  );
}
