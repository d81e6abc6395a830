import { NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import {
  isTokenScope,
  TOKEN_DAYS,
  TOKEN_NAME_MAX,
  TOKEN_SCOPES,
} from '../../../server/domain/account/api-tokens.ts';
import { ChoiceList } from '../../components/ChoiceList.tsx';
import { DialogFormEnd } from '../../components/DialogFormEnd.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import type { CreateApiTokenInput } from '../../gql/graphql.ts';
import { useSentForm } from '../../hooks/use-sent-form.ts';
import type { Problem } from '../../lib/problem.ts';

interface NewApiTokenDialogProps {
  isOpen: boolean;
  isBusy: boolean;
  problem: Problem | null;
  onCreate: (input: CreateApiTokenInput) => Promise<void>;
  onClose: () => void;
}

export function NewApiTokenDialog({ isOpen, ...props }: NewApiTokenDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="New API token" onClose={props.onClose}>
      <NewApiTokenForm {...props} />
    </Dialog>
  );
}

const CHOICES = Object.entries(TOKEN_SCOPES).map(([value, label]) => ({ value, label }));
const DAYS = TOKEN_DAYS.map((days) => ({ value: String(days), label: `${days} days` }));
const USUAL_DAYS = '90';

function NewApiTokenForm(props: Omit<NewApiTokenDialogProps, 'isOpen'>) {
  const { isBusy, problem, onCreate, onClose } = props;
  const form = useSentForm(problem, {
    initialValues: { name: '', scopes: ['ESTIMATES_READ'], expiresInDays: USUAL_DAYS },
  });
  const submit = form.onSubmit(({ name, scopes, expiresInDays }) =>
    onCreate({ name, scopes: scopes.filter(isTokenScope), expiresInDays: Number(expiresInDays) }),
  );

  return (
    <form noValidate onSubmit={submit} aria-label="New API token">
      <Stack>
        <TextInput
          label="Name"
          description="What the token is for, e.g. the program that uses it."
          autoComplete="off"
          data-autofocus
          required
          maxLength={TOKEN_NAME_MAX}
          errorProps={{ role: 'alert' }}
          {...form.getInputProps('name')}
        />
        <ChoiceList
          label="It may"
          withAsterisk
          choices={CHOICES}
          {...form.getInputProps('scopes')}
        />
        <NativeSelect label="Ends after" data={DAYS} {...form.getInputProps('expiresInDays')} />
        {form.rest === null ? null : (
          <Text c="red" size="sm" role="alert">
            {form.rest}
          </Text>
        )}
        <DialogFormEnd submitLabel="Make the token" isBusy={isBusy} onCancel={onClose} />
      </Stack>
    </form>
  );
}
