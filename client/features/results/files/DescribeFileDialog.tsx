import { Alert, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DEFAULT_ROOMS } from '../../../../server/domain/catalog.ts';
import { FILE_LIMITS } from '../../../../server/domain/limits.ts';
import { isSameRoom } from '../../../../server/domain/estimate/same-room.ts';
import { DialogFormEnd } from '../../../components/DialogFormEnd.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { useSentForm } from '../../../hooks/use-sent-form.ts';
import type { Problem } from '../../../lib/problem.ts';
import type { ShownFile } from './shown-file.ts';
import { useDescribeFile } from './use-describe-file.ts';

interface DescribeFileProps {
  file: ShownFile;
  /** Rooms of the estimate's lines. */
  rooms: readonly string[];
  onClose: () => void;
}

/** What a picture shows: one line beneath it, and its room. */
export function DescribeFileDialog({ isOpen, ...props }: DescribeFileProps & { isOpen: boolean }) {
  return (
    <Dialog isOpen={isOpen} title="Caption and room" onClose={props.onClose}>
      <DescribeFileForm {...props} />
    </Dialog>
  );
}

const withOwn = (rooms: readonly string[], own: string | null): readonly string[] =>
  own === null || rooms.some((room) => isSameRoom(room, own)) ? rooms : [own, ...rooms];

const spelledAs = (rooms: readonly string[], own: string | null): string =>
  rooms.find((room) => own !== null && isSameRoom(room, own)) ?? '';

function DescribeFileForm({ file, rooms, onClose }: DescribeFileProps) {
  const others = DEFAULT_ROOMS.filter((room) => !rooms.some((own) => isSameRoom(own, room)));
  const all = withOwn([...rooms, ...others], file.room);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [describe, { isSending }] = useDescribeFile(file);
  const form = useSentForm(problem, {
    initialValues: { caption: file.caption ?? '', room: spelledAs(all, file.room) },
  });
  const submit = form.onSubmit(async (described) => {
    const gone = await describe(described);
    setProblem(gone);
    if (gone === null) onClose();
  });

  return (
    <form noValidate aria-label="Caption and room" onSubmit={submit}>
      <Stack>
        {form.rest ? (
          <Alert color="red" role="alert">
            {form.rest}
          </Alert>
        ) : null}
        <TextInput
          label="Caption"
          description="One line that says what the picture shows. It appears in the PDF, too."
          autoComplete="off"
          data-autofocus
          maxLength={FILE_LIMITS.caption}
          {...form.getInputProps('caption')}
        />
        <NativeSelect
          label="Room"
          description="The picture is then shown beside the lines of this room."
          data={[
            { value: '', label: 'No room' },
            ...(rooms.length > 0 ? [{ group: 'Rooms of this estimate', items: [...rooms] }] : []),
            { group: 'Other rooms', items: all.filter((each) => !rooms.includes(each)) },
          ]}
          {...form.getInputProps('room')}
        />
        <DialogFormEnd submitLabel="Save" isBusy={isSending} onCancel={onClose} />
      </Stack>
    </form>
  );
}
