import { SimpleGrid, Text } from '@mantine/core';
import { Section } from '../../../components/Section.tsx';
import type { SharedRequestFragment } from '../../../gql/graphql.ts';
import { counted, formatMoney } from '../../../lib/format.ts';
import { amountWithUnit } from '../../../lib/with-unit.ts';
import { ownAddress } from '../../../lib/own-address.ts';
import classes from './Paper.module.css';
import { type SharedLinkFacts, SharedSheet } from './SharedSheet.tsx';

interface SharedRequestScreenProps extends SharedLinkFacts {
  request: SharedRequestFragment;
}

/** Somebody's request for supplement, to read and to print: the letter, then what it asks for. */
export function SharedRequestScreen({ request, ...link }: SharedRequestScreenProps) {
  const { rows, total, text, pictures, updatedAt } = request;
  return (
    <SharedSheet
      title="Request for supplement"
      hint={`${counted(rows.length, 'line')}, ${formatMoney(total)} in all.`}
      changedAt={updatedAt}
      {...link}
    >
      <Section title="The letter">
        <div className={classes.letter} data-whole>
          {text}
        </div>
      </Section>
      <Section title="What is asked for" hint="It is about the cost of repair only.">
        <RequestTable rows={rows} />
        <Text fw={600}>Total of the differences: {formatMoney(total)}</Text>
      </Section>
      {pictures.length > 0 ? (
        <Section title="Photos that show it">
          <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="md">
            {pictures.map(({ name, caption, displayUrl }) => (
              <figure key={displayUrl} className={classes.picture}>
                <img src={ownAddress(displayUrl)} alt={caption ?? name} loading="lazy" />
                <figcaption className={classes.small}>{caption ?? name}</figcaption>
              </figure>
            ))}
          </SimpleGrid>
        </Section>
      ) : null}
    </SharedSheet>
  );
}

function RequestTable({ rows }: Pick<SharedRequestFragment, 'rows'>) {
  if (rows.length === 0) {
    return <Text>Their estimate includes all of it now. There is nothing left to ask for.</Text>;
  }
  return (
    <table className={classes.rows} aria-label="What is asked for">
      <thead>
        <tr>
          <th scope="col">Work</th>
          <th scope="col">Theirs</th>
          <th scope="col">Needed</th>
          <th scope="col">Difference</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.rowId}>
            <th scope="row">
              {row.description}
              <span className={classes.small}>
                {row.room === null ? '' : `${row.room} · `}
                {amountWithUnit(row.quantity, row.unit)}
              </span>
              <span className={classes.why}>{row.reason}</span>
            </th>
            <td data-label="Theirs">
              {row.theirs === 0 ? (
                <span className={classes.none}>not on it</span>
              ) : (
                formatMoney(row.theirs)
              )}
            </td>
            <td data-label="Needed">{formatMoney(row.ours)}</td>
            <td data-label="Difference">
              <strong>{formatMoney(row.difference)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
