import { Text } from '@mantine/core';

/** Why a correction was not taken, beside what was to be corrected; nothing when there is no reason. */
export function FailureText({ failure }: { failure: string | null }) {
  if (!failure) return null;
  return (
    <Text size="sm" c="var(--mantine-color-error)" role="alert">
      {failure}
    </Text>
  );
}
