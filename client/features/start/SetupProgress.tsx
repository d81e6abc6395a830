import { VisuallyHidden } from '@mantine/core';
import IconCircle from '~icons/tabler/circle';
import IconCircleCheckFilled from '~icons/tabler/circle-check-filled';
import type { SetupChecks } from './setup-checks.ts';
import classes from './SetupProgress.module.css';

const LABELS: Record<keyof SetupChecks, string> = {
  hasFiles: 'Files uploaded',
  isDescribed: 'Scope described',
  hasProject: 'Project selected',
};
const ORDER: (keyof SetupChecks)[] = ['hasFiles', 'isDescribed', 'hasProject'];

export function SetupProgress({ checks }: { checks: SetupChecks }) {
  return (
    <ul className={classes.checks} aria-label="Setup progress">
      {ORDER.map((check) => {
        const isMet = checks[check];
        const Icon = isMet ? IconCircleCheckFilled : IconCircle;
        return (
          <li key={check} className={classes.check} data-met={isMet || undefined}>
            <Icon size={20} aria-hidden />
            {LABELS[check]}
            <VisuallyHidden>{isMet ? '(done)' : '(still to do)'}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
