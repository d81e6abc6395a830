// When the analysis may start (spec §5), and the three checks of the sidebar.
import { isDone, type Upload } from './uploads/upload-queue.ts';
import type { StartForm } from './start-draft.ts';
import { ESTIMATE_LIMITS } from '../../../server/domain/limits.ts';

export interface SetupChecks {
  hasFiles: boolean;
  isDescribed: boolean;
  hasProject: boolean;
}

export const NO_PROJECT = 'Project is required — select a project';

const ASKS: Record<keyof SetupChecks, string> = {
  hasFiles: 'add at least one file',
  isDescribed: `describe the work in ${ESTIMATE_LIMITS.descriptionLeast} characters or more`,
  hasProject: 'select a project',
};

/** What is still to do, as the ends of a sentence. */
export const missingOf = (checks: SetupChecks): string[] =>
  (Object.keys(ASKS) as (keyof SetupChecks)[])
    .filter((check) => !checks[check])
    .map((check) => ASKS[check]);

export const checkSetup = (form: StartForm, uploads: readonly Upload[]): SetupChecks => ({
  hasFiles: uploads.some(isDone),
  isDescribed: form.instructions.trim().length >= ESTIMATE_LIMITS.descriptionLeast,
  hasProject: form.projectId !== null,
});

export const isComplete = ({ hasFiles, isDescribed, hasProject }: SetupChecks): boolean =>
  hasFiles && isDescribed && hasProject;
