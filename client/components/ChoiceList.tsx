import '@mantine/core/styles/Checkbox.css';
import { Checkbox, type CheckboxGroupProps, SimpleGrid } from '@mantine/core';

interface ChoiceListProps extends Omit<CheckboxGroupProps, 'children'> {
  /** What is stored, with its label where that is another. */
  choices: readonly (string | { value: string; label: string })[];
}

/** Several of a short list. */
export function ChoiceList({ choices, ...props }: ChoiceListProps) {
  return (
    <Checkbox.Group errorProps={{ role: 'alert' }} {...props}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing={8} my={8}>
        {choices.map((choice) => {
          const box = typeof choice === 'string' ? { value: choice, label: choice } : choice;
          return <Checkbox key={box.value} {...box} />;
        })}
      </SimpleGrid>
    </Checkbox.Group>
  );
}
