import { Anchor, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import IconCircle from '~icons/tabler/circle';
import IconCircleCheckFilled from '~icons/tabler/circle-check-filled';
import { paths } from '../../lib/paths.ts';
import { goTo, SETUP_CHECKS, type SetupCheck, type SetupChecks } from './setup-checks.ts';
import classes from './SetupProgress.module.css';

const LABELS: Record<SetupCheck, string> = {
  hasProject: 'Project selected',
  isDescribed: 'Scope described',
  hasFiles: 'Files uploaded',
};

interface SetupProgressProps {
  checks: SetupChecks;
  projectId: string | null;
}

/** The three checks. One that is not met leads to where it is. */
export function SetupProgress({ checks, projectId }: SetupProgressProps) {
  return (
    <ul className={classes.checks} aria-label="Setup progress">
      {SETUP_CHECKS.map((check) => {
        const isMet = checks[check];
        const Icon = isMet ? IconCircleCheckFilled : IconCircle;
        return (
          <li key={check} className={classes.check} data-met={isMet || undefined}>
            <Icon size={20} aria-hidden />
            {isMet ? (
              LABELS[check]
            ) : (
              <Anchor component="button" type="button" inherit onClick={() => goTo(check)}>
                {LABELS[check]}
              </Anchor>
            )}
            <VisuallyHidden>{isMet ? '(done)' : '(still to do)'}</VisuallyHidden>
            {check === 'hasProject' && projectId ? (
              <Anchor component={Link} to={paths.project(projectId)} size="sm" ml="auto">
                View project
              </Anchor>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
