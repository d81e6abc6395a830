// When the analysis may start (spec §5), and the three checks of the sidebar.
import { isDone, type Upload } from './uploads/upload-queue.ts';
import type { StartForm } from './start-draft.ts';
import { ESTIMATE_LIMITS } from '../../../server/domain/limits.ts';

export interface SetupChecks {
  hasFiles: boolean;
  isDescribed: boolean;
  hasProject: boolean;
}

export const checkSetup = (form: StartForm, uploads: readonly Upload[]): SetupChecks => ({
  hasFiles: uploads.some(isDone),
  isDescribed: form.instructions.trim().length >= ESTIMATE_LIMITS.descriptionLeast,
  hasProject: form.projectId !== null,
});

export const isComplete = ({ hasFiles, isDescribed, hasProject }: SetupChecks): boolean =>
  hasFiles && isDescribed && hasProject;
