import { NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  isTokenScope,
  TOKEN_DAYS,
  TOKEN_NAME_MAX,
  TOKEN_SCOPES,
} from '../../../server/domain/api-tokens.ts';
import { ChoiceList } from '../../components/ChoiceList.tsx';
import { DialogFormEnd } from '../../components/DialogFormEnd.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import type { CreateApiTokenInput } from '../../gql/graphql.ts';
import { placeProblem, type Problem } from '../../lib/problem.ts';

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

const FIELDS = ['name', 'scopes', 'expiresInDays'] as const;
const CHOICES = Object.entries(TOKEN_SCOPES).map(([value, label]) => ({ value, label }));
const DAYS = TOKEN_DAYS.map((days) => ({ value: String(days), label: `${days} days` }));
const USUAL_DAYS = '90';

function NewApiTokenForm(props: Omit<NewApiTokenDialogProps, 'isOpen'>) {
  const { isBusy, problem, onCreate, onClose } = props;
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<string[]>(['ESTIMATES_READ']);
  const [days, setDays] = useState(USUAL_DAYS);
  const { at, form } = placeProblem(problem, FIELDS);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onCreate({ name, scopes: scopes.filter(isTokenScope), expiresInDays: Number(days) });
  };

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
          value={name}
          error={at.name}
          errorProps={{ role: 'alert' }}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <ChoiceList
          label="It may"
          isRequired
          choices={CHOICES}
          chosen={scopes}
          error={at.scopes}
          onChange={setScopes}
        />
        <NativeSelect
          label="Ends after"
          data={DAYS}
          value={days}
          error={at.expiresInDays}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
        />
        {form === null ? null : (
          <Text c="red" size="sm" role="alert">
            {form}
          </Text>
        )}
        <DialogFormEnd submitLabel="Make the token" isBusy={isBusy} onCancel={onClose} />
      </Stack>
    </form>
  );
}
