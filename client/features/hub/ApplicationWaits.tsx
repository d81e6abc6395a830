import { Group, Text, VisuallyHidden } from '@mantine/core';
import IconCircle from '~icons/tabler/circle';
import IconCircleCheckFilled from '~icons/tabler/circle-check-filled';
import IconClock from '~icons/tabler/clock';
import { REVIEW_TAKES } from '../../../server/domain/catalog.ts';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Section } from '../../components/Section.tsx';
import type { HubStatusQuery } from '../../gql/graphql.ts';
import { paths } from '../../lib/paths.ts';
import classes from './Hub.module.css';

type Contractor = NonNullable<HubStatusQuery['viewer']['contractor']>;
type State = 'done' | 'waits' | 'open';

const MARKS = {
  done: { icon: IconCircleCheckFilled, words: '(done)' },
  waits: { icon: IconClock, words: '(we are on it)' },
  open: { icon: IconCircle, words: '(yours to do)' },
} as const satisfies Record<State, object>;

const IDENTITY = {
  NONE: { state: 'open', text: 'Upload an ID' },
  DECLINED: { state: 'open', text: 'Your ID was not approved: upload another one' },
  PENDING: { state: 'waits', text: 'Your ID is being reviewed' },
  APPROVED: { state: 'done', text: 'Your identity is verified' },
} as const satisfies Record<Contractor['identityStatus'], { state: State; text: string }>;

const recorded = (what: string, until: string | null): { state: State; text: string } =>
  until === null
    ? { state: 'waits', text: `${what}: we look it up` }
    : { state: 'done', text: `${what}: on record` };

/** What stands between an applicant and leads, with the one thing to do next. */
export function ApplicationWaits({ contractor }: { contractor: Contractor }) {
  const { identityStatus, licenseExpiresOn, insuranceExpiresOn } = contractor;
  const steps = [
    { state: 'done', text: 'Application sent' },
    { state: 'waits', text: `Application review, which takes ${REVIEW_TAKES}` },
    IDENTITY[identityStatus],
    recorded('License', licenseExpiresOn),
    recorded('Insurance', insuranceExpiresOn),
  ] as const;
  const mustUpload = IDENTITY[identityStatus].state === 'open';
  return (
    <Section
      title="Your application is being reviewed"
      hint="You get leads once all of these are done. We e-mail you every decision."
    >
      <ul className={classes.steps} aria-label="Steps to your first lead">
        {steps.map(({ state, text }) => {
          const { icon: Icon, words } = MARKS[state];
          return (
            <li key={text} data-state={state}>
              <Icon size={20} aria-hidden />
              <Text component="span" fw={state === 'open' ? 600 : undefined}>
                {text}
              </Text>
              <VisuallyHidden>{words}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
      <Group>
        <LinkButton to={paths.contractor()}>
          {mustUpload ? 'Upload your ID' : 'Open your profile'}
        </LinkButton>
      </Group>
    </Section>
  );
}
