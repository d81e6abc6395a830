import { Text } from '@mantine/core';
import { Fragment } from 'react';
import classes from './Desk.module.css';

/** What was told, as a list of names and values; what was left out is not shown. */
export function Facts({
  facts,
}: {
  facts: readonly (readonly [name: string, value: string | null])[];
}) {
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <Fragment key={name}>
            <Text component="dt" size="sm" c="dimmed">
              {name}
            </Text>
            <Text component="dd" size="sm">
              {value}
            </Text>
          </Fragment>
        ))}
    </dl>
  );
}
