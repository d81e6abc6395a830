import { unitWords } from '../../../server/domain/money/unit-words.ts';
import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Figures } from '../../components/Figures.tsx';
import { counted, formatMoney, formatQuantity } from '../../lib/format.ts';
import { addOnWords, type ShownDocument } from './proposal-words.ts';
import classes from './Proposals.module.css';

type Costs = NonNullable<ShownDocument['phases'][number]['costs']>;

/** What a homeowner is offered, as the contractor wants it shown. */
export function ProposalPaper({ document }: { document: ShownDocument }) {
  const { title, company, licenseNumber, summary, note, terms } = document;
  const { schedule, exclusions, payments, currency, coversScope, leftOut } = document;
  return (
    <article className={classes.paper} aria-label="Proposal">
      <header>
        <Title order={3} size="h4" className={classes.words}>
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {licenseNumber ? `${company} · license ${licenseNumber}` : company}
        </Text>
      </header>
      {note ? <Text className={classes.words}>{note}</Text> : null}
      {summary ? (
        <Text size="sm" className={classes.words}>
          {summary}
        </Text>
      ) : null}
      <Prices document={document} />
      {leftOut.length > 0 ? (
        <Part title="Asked for, but not in these lines">
          <TextList texts={leftOut} />
        </Part>
      ) : null}
      {coversScope ? (
        <Text size="sm">{company} says that this is for all of the work that was asked for.</Text>
      ) : null}
      {exclusions.length > 0 ? (
        <Part title="Not included">
          <TextList texts={exclusions} />
        </Part>
      ) : null}
      {schedule.length > 0 ? (
        <Part title="Schedule">
          <TextList
            texts={schedule.map(
              ({ name, startDay, days }) =>
                `${name}: from working day ${startDay}, ${counted(days, 'day')}`,
            )}
          />
        </Part>
      ) : null}
      {payments.length > 0 ? (
        <Part title="Payments">
          <Figures
            figures={payments.map(({ due, share, amount }) => ({
              label: due,
              amount,
              hint: `${formatQuantity(share * 100)}%`,
            }))}
            currency={currency}
          />
        </Part>
      ) : null}
      {terms ? (
        <Part title="Terms">
          <Text size="sm" className={classes.words}>
            {terms}
          </Text>
        </Part>
      ) : null}
    </article>
  );
}

/** Phases with their lines, and what they come to. */
function Prices({ document }: { document: ShownDocument }) {
  const { phases, addOns, total, currency } = document;
  const money = (amount: number) => formatMoney(amount, currency);
  const costs = (parts: Costs | null) =>
    parts ? (
      <span className={classes.faint}>
        labor {money(parts.labor)} · material {money(parts.material)} · equipment{' '}
        {money(parts.equipment)} · tax {money(parts.tax)}
      </span>
    ) : null;
  return (
    <table className={classes.phases} aria-label="What is offered, by phase of the work">
      {phases.map((phase) => (
        <tbody key={phase.name}>
          <tr data-phase>
            <th scope="rowgroup">
              {phase.name}
              {document.pricesBy === 'PHASE' ? costs(phase.costs) : null}
            </th>
            <td>{money(phase.amount)}</td>
          </tr>
          {phase.lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no key of their own, and never move
            <tr key={index}>
              <th scope="row">
                {line.name}
                <span className={classes.faint}>
                  {formatQuantity(line.quantity)} {unitWords(line.unit, line.quantity)}
                  {line.description ? ` · ${line.description}` : ''}
                </span>
                {costs(line.costs)}
              </th>
              <td>{line.amount === null ? '' : money(line.amount)}</td>
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        {addOns.map((addOn) => (
          <tr key={addOn.kind} data-sum>
            <th scope="row">{addOnWords(addOn)}</th>
            <td>{money(addOn.amount)}</td>
          </tr>
        ))}
        <tr data-total>
          <th scope="row">Total with sales tax</th>
          <td>{money(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title order={4} size="h6" mb={4}>
        {title}
      </Title>
      {children}
    </section>
  );
}

function TextList({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={classes.list}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
