import '@mantine/core/styles/Checkbox.css';
import { Checkbox, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';

interface ChoiceListProps {
  label: string;
  hint?: ReactNode;
  isRequired?: boolean;
  /** What is stored, with its label where that is another. */
  choices: readonly (string | { value: string; label: string })[];
  chosen: readonly string[];
  error?: string | undefined;
  onChange: (chosen: string[]) => void;
}

/** Several of a short list. */
export function ChoiceList({ label, hint, isRequired = false, ...props }: ChoiceListProps) {
  const { choices, chosen, error, onChange } = props;
  return (
    <Checkbox.Group
      label={label}
      description={hint}
      withAsterisk={isRequired}
      error={error}
      errorProps={{ role: 'alert' }}
      value={[...chosen]}
      onChange={onChange}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing={8} my={8}>
        {choices.map((choice) => {
          const box = typeof choice === 'string' ? { value: choice, label: choice } : choice;
          return <Checkbox key={box.value} {...box} />;
        })}
      </SimpleGrid>
    </Checkbox.Group>
  );
}
