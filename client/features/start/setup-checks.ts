// When the analysis may start, the three checks of the sidebar, and where each is met.
import { isDone, type Upload } from './uploads/upload-queue.ts';
import type { StartForm } from './start-draft.ts';
import { ESTIMATE_LIMITS } from '../../../server/domain/limits.ts';

export interface SetupChecks {
  hasProject: boolean;
  isDescribed: boolean;
  hasFiles: boolean;
}

export type SetupCheck = keyof SetupChecks;

export const NO_PROJECT = 'Project is required — select a project';

/** The checks in the order of the page. */
export const SETUP_CHECKS: readonly SetupCheck[] = ['hasProject', 'isDescribed', 'hasFiles'];

/** What is to do, as the end of a sentence. */
export const ASKS: Record<SetupCheck, string> = {
  hasProject: 'select a project',
  isDescribed: `describe the work in ${ESTIMATE_LIMITS.descriptionLeast} characters or more`,
  hasFiles: 'add at least one file',
};

/** Ids of what each is met with: a field, or a box around fields or a button. */
export const PLACES = {
  hasProject: 'start-project',
  isDescribed: 'start-details',
  hasFiles: 'start-files',
} as const satisfies Record<SetupCheck, string>;

/** Brings what meets a check into sight, and puts the keyboard there. */
export const goTo = (check: SetupCheck): void => {
  const place = document.getElementById(PLACES[check]);
  // A button where the list of projects is still loading.
  const fields = ':is(input, select, textarea, button)';
  const field = place?.matches(fields) ? place : place?.querySelector<HTMLElement>(fields);
  // Below the bar at the top of the window, which would cover it.
  (place?.parentElement ?? place)?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
};

export const missingOf = (checks: SetupChecks): SetupCheck[] =>
  SETUP_CHECKS.filter((check) => !checks[check]);

export const checkSetup = (form: StartForm, uploads: readonly Upload[]): SetupChecks => ({
  hasProject: form.projectId !== null,
  isDescribed: form.instructions.trim().length >= ESTIMATE_LIMITS.descriptionLeast,
  hasFiles: uploads.some(isDone),
});

export const isComplete = (checks: SetupChecks): boolean => missingOf(checks).length === 0;
