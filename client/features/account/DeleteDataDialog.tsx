import { List, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { DELETE_WORD } from '../../../server/domain/account/deletion-word.ts';
import { DialogFormEnd } from '../../components/DialogFormEnd.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { KEPT_DELETED_DAYS } from '../../../server/domain/catalog.ts';
import { DeleteMyDataDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import { jobNotices } from '../../lib/job-notices.ts';
import { leaveAsSomebodyElse } from '../../lib/leave-page.ts';
import { placeProblem } from '../../lib/problem.ts';
import { forgetLogin } from '../../lib/session.ts';

/** Deletes everything of whoever is here; afterwards this browser remembers nothing of it either. */
function useDeleteData() {
  const [send, { isSending, problem }] = useSend(DeleteMyDataDocument);

  const remove = async (confirmation: string): Promise<void> => {
    const outcome = await send({ input: { confirmation } });
    if (outcome.kind !== 'done') return;
    jobNotices.clear();
    forgetLogin();
    leaveAsSomebodyElse();
  };

  return { remove, isRemoving: isSending, ...placeProblem(problem, ['confirmation']) };
}

interface DeleteDataDialogProps {
  isOpen: boolean;
  /** E-mail address of the viewer. It is null for a guest. */
  email: string | null;
  onClose: () => void;
}

export function DeleteDataDialog({ isOpen, email, onClose }: DeleteDataDialogProps) {
  const [word, setWord] = useState('');
  const { remove, isRemoving, at, form } = useDeleteData();

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void remove(word);
  };

  return (
    <Dialog isOpen={isOpen} title="Delete all your data?" onClose={onClose}>
      <Stack component="form" onSubmit={submit} gap="md">
        <Text>
          This cannot be undone. What goes, for good and without the {KEPT_DELETED_DAYS} days of
          single deletions:
        </Text>
        <List size="sm" spacing={4}>
          <List.Item>projects, estimates with all versions, materials, bids and PDFs</List.Item>
          <List.Item>
            every photo, video, plan and document you uploaded; what runs is canceled
          </List.Item>
          {email === null ? null : (
            <>
              <List.Item>
                requests for contractors, introductions and messages, also for the other side
              </List.Item>
              <List.Item>a contractor profile with its papers, and your leads</List.Item>
              <List.Item>
                your account: you are signed out everywhere, and {email} gets an e-mail
              </List.Item>
            </>
          )}
        </List>
        {email === null ? (
          <Text size="sm" c="dimmed">
            Free estimates already used in this browser still count. Everything else is gone.
          </Text>
        ) : null}
        {form ? <FailureNotice title="Nothing was deleted" message={form} /> : null}
        <TextInput
          label={`Type ${DELETE_WORD} to confirm`}
          value={word}
          error={at.confirmation}
          autoComplete="off"
          autoCapitalize="characters"
          data-autofocus
          onChange={({ currentTarget }) => setWord(currentTarget.value)}
        />
        <DialogFormEnd
          color="red"
          submitLabel="Delete everything"
          isBusy={isRemoving}
          onCancel={onClose}
        />
      </Stack>
    </Dialog>
  );
}
