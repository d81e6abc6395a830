import { FoldingSection } from '../../components/FoldingSection.tsx';
import { useJobRoomsQuery } from '../../gql/hooks.ts';
import { counted } from '../../lib/format.ts';
import { commonSource } from './room-rows.ts';
import { RoomsEditor } from './RoomsEditor.tsx';

interface RoomsReadProps {
  jobId: string;
  /** The job has begun anew. */
  onRerun: () => void;
}

/** The rooms found in plans and documents, for their owner to check; nothing when none were found. */
export function RoomsRead({ jobId, onRerun }: RoomsReadProps) {
  const { data } = useJobRoomsQuery({ variables: { jobId }, fetchPolicy: 'cache-and-network' });
  const job = data?.job;
  if (!job || job.rooms.length === 0) return null;
  const hint = job.roomsAreCorrected
    ? 'As you corrected them. Change a size and estimate again; the estimate is then replaced.'
    : `Found in ${commonSource(job.rooms) ?? 'what you uploaded'}. Correct what was misread and estimate again.`;
  return (
    <FoldingSection
      title="Rooms read from your uploads"
      hint={hint}
      gist={`${counted(job.rooms.length, 'room')}, to check and correct`}
    >
      <RoomsEditor
        key={JSON.stringify(job.rooms)}
        jobId={jobId}
        rooms={job.rooms}
        onRerun={onRerun}
      />
    </FoldingSection>
  );
}
