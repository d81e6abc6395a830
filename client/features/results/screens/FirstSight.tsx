// The head of a result as its document brings it: drawn when the pages are built, filled when the answer is there (show-sight.ts).
import { Button, Group, Stack, Title } from '@mantine/core';
import { LateHint } from '../../../components/LateHint.tsx';
import { Page } from '../../../components/Page.tsx';
import { SeenBy } from '../../../components/SeenBy.tsx';
import actions from '../ResultActions.module.css';
import { ResultHead } from '../ResultHead.tsx';
import { DriverFrame, DriversFrame } from '../totals/CostDrivers.tsx';
import { CostFrame } from '../totals/CostFrame.tsx';
import { Gist } from '../totals/Gist.tsx';
import { RangeFrame } from '../totals/RangeBar.tsx';
import field from '../totals/TotalField.module.css';
import { PerUnit } from '../totals/TotalPerUnit.tsx';
import classes from './FirstSight.module.css';
import type { DriverSlot, Slot } from './sight.ts';

function Words({ of }: { of: Slot | DriverSlot }) {
  return <span data-slot={of} />;
}

/** Buttons with icons that stand in the page where it is wide, and those without. */
const WITH_ICONS = ['Create PDF', 'Inventory Panel', 'Contractor bid'];
const PLAIN = ['View project', '+ New estimate'];

const icon = <span className={classes.icon} />;

/** Takes the place of what can be pressed, which comes with the page. */
function ActionPlaces() {
  return (
    <div className={`${actions.actions} ${classes.later}`}>
      <SeenBy viewer="guest" className={`${actions.login} ${classes.link}`}>
        <Button component="span" px={0}>
          Sign in to save project
        </Button>
      </SeenBy>
      <Button component="span">Share / Export</Button>
      {[...WITH_ICONS, ...PLAIN].map((label) => (
        <Button
          key={label}
          component="span"
          className={classes.wide}
          leftSection={WITH_ICONS.includes(label) ? icon : undefined}
        >
          {label}
        </Button>
      ))}
      <Button component="span" rightSection={<span className={classes.chevron} />}>
        More
      </Button>
    </div>
  );
}

/** Nobody has to hear it: the page that follows says it. */
export function FirstSight() {
  return (
    <div className={classes.sight} aria-hidden>
      <Page isWide>
        <Stack gap="lg">
          <ResultHead
            title={
              <Group gap={4} wrap="nowrap" align="flex-start">
                <Title order={1} size="h2" style={{ overflowWrap: 'anywhere' }}>
                  <Words of="title" />
                </Title>
                <span className={classes.button} />
              </Group>
            }
            claimNumber={<Words of="claimNumber" />}
            project={<Words of="project" />}
          >
            <ActionPlaces />
          </ResultHead>
          <CostFrame
            total={
              <>
                <div className={field.field}>
                  <div className={field.input}>
                    <Words of="total" />
                  </div>
                </div>
                <div data-part>
                  <PerUnit>
                    <Words of="perUnit" />
                  </PerUnit>
                </div>
              </>
            }
            range={
              <div data-part>
                <RangeFrame low={<Words of="low" />} high={<Words of="high" />} />
              </div>
            }
            basis={<Words of="basis" />}
            gist={
              <Gist
                priced={<Words of="priced" />}
                left={<Words of="left" />}
                assumed={<Words of="assumed" />}
                warned={<Words of="warned" />}
              />
            }
            drivers={
              <div data-part>
                <DriversFrame titleId="drivers">
                  <li data-row>
                    <DriverFrame
                      name={<Words of="name" />}
                      amount={<Words of="amount" />}
                      share={<Words of="share" />}
                      largest={<Words of="largest" />}
                      changes={<Words of="changes" />}
                    />
                  </li>
                </DriversFrame>
              </div>
            }
          />
          <LateHint />
        </Stack>
      </Page>
    </div>
  );
}
