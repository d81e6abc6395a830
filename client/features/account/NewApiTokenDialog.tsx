import { Checkbox, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import {
  isTokenScope,
  TEST_KEPT_DAYS,
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
    initialValues: {
      name: '',
      scopes: ['ESTIMATES_READ'],
      isTest: false,
      expiresInDays: USUAL_DAYS,
    },
  });
  const submit = form.onSubmit(({ scopes, expiresInDays, ...values }) =>
    onCreate({
      ...values,
      scopes: scopes.filter(isTokenScope),
      expiresInDays: Number(expiresInDays),
    }),
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
        <Checkbox
          label="For tests"
          description={`What it starts is marked as a test, is not counted, and is deleted after ${TEST_KEPT_DAYS} days.`}
          {...form.getInputProps('isTest', { type: 'checkbox' })}
        />
        <NativeSelect label="Ends after" data={DAYS} {...form.getInputProps('expiresInDays')} />
        {form.rest === null ? null : (
          <Text c="red" size="sm" role="alert">
            {form.rest}
          </Text>
        )}
        <DialogFormEnd submitLabel="Create token" isBusy={isBusy} onCancel={onClose} />
      </Stack>
    </form>
  );
}
