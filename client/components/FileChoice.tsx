import { Button, FileButton, Group, Input, Text } from '@mantine/core';
import { useId, useRef } from 'react';

interface FileChoiceProps {
  label: string;
  hint: string;
  value?: File | null;
  /** File types as a picker takes them, e.g. `image/png,.pdf`. */
  accept: string;
  error?: string | undefined;
  onChange: (file: File | null) => void;
}

/** One file of a form, sent with the rest of it. */
export function FileChoice({
  label,
  hint,
  value: file = null,
  accept,
  error,
  onChange,
}: FileChoiceProps) {
  const id = useId();
  const reset = useRef<() => void>(null);
  const clear = () => {
    reset.current?.();
    onChange(null);
  };
  return (
    <Input.Wrapper
      label={label}
      description={hint}
      error={error}
      labelElement="div"
      labelProps={{ id }}
    >
      <Group gap="sm" mt={6}>
        <FileButton onChange={onChange} accept={accept} resetRef={reset}>
          {(props) => (
            <Button {...props} variant="default" aria-describedby={id}>
              {file ? 'Choose another file' : 'Choose a file'}
            </Button>
          )}
        </FileButton>
        {file ? (
          <>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {file.name}
            </Text>
            <Button variant="subtle" size="compact-sm" onClick={clear}>
              Remove
            </Button>
          </>
        ) : null}
      </Group>
    </Input.Wrapper>
  );
}
