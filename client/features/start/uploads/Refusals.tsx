import { Alert, Text } from '@mantine/core';
import classes from './UploadCard.module.css';

interface RefusalsProps {
  sentences: readonly string[];
  onDismiss: () => void;
}

/** Why files were not added. */
export function Refusals({ sentences, onDismiss }: RefusalsProps) {
  if (sentences.length === 0) return null;
  return (
    <Alert
      color="orange"
      role="alert"
      p="xs"
      withCloseButton
      closeButtonLabel="Dismiss"
      onClose={onDismiss}
    >
      {sentences.map((sentence) => (
        <Text size="sm" key={sentence} className={classes.refusal ?? ''}>
          {sentence}
        </Text>
      ))}
    </Alert>
  );
}
