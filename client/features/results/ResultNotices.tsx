import { LeftOutNotice } from './refine/LeftOutNotice.tsx';
import { RefinedNotice } from './refine/RefinedNotice.tsx';
import { RerunNotice } from './refine/RerunNotice.tsx';
import { ChangedElsewhere } from './editor/ChangedElsewhere.tsx';
import type { ResultEstimate } from './use-result-page.ts';

export interface ResultNoticesProps {
  estimate: ResultEstimate;
  onRerun: () => void;
  onShowHistory: () => void;
}

/** Above the estimate: what came in between, and what pricing again changed. */
export function ResultNotices({ estimate, onRerun, onShowHistory }: ResultNoticesProps) {
  const { id, job } = estimate;
  return (
    <>
      <ChangedElsewhere />
      <RerunNotice jobStatus={job.status} onShow={onRerun} />
      <LeftOutNotice uploads={job.uploadsLeftOut} onRerun={onRerun} />
      <RefinedNotice key={id} estimate={estimate} onShowHistory={onShowHistory} />
    </>
  );
}
