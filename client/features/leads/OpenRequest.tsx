import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { ContractorRequest_RequestFragment } from '../../gql/graphql.ts';
import { situationWords } from './request-words.ts';
import { useWithdrawRequest } from './use-withdraw-request.ts';

interface OpenRequestProps {
  request: ContractorRequest_RequestFragment;
  onClose: () => void;
}

/** Replaces the form while contractors are being asked. */
export function OpenRequest({ request, onClose }: OpenRequestProps) {
  const { withdraw, isSending, failure } = useWithdrawRequest();
  return (
    <Stack>
      <Text>We are already asking contractors about this estimate.</Text>
      <Text size="sm">{situationWords(request)}</Text>
      {failure ? (
        <Alert color="red" role="alert" p="xs">
          {failure}
        </Alert>
      ) : null}
      <Group justify="flex-end">
        <Button variant="default" loading={isSending} onClick={() => void withdraw(request.id)}>
          Withdraw request
        </Button>
        <Button onClick={onClose} data-autofocus>
          Close
        </Button>
      </Group>
    </Stack>
  );
}
