import classes from './LineFacts.module.css';
import { lineFacts, type OutlineLine } from './line-facts.ts';

interface LineFactsProps {
  id: string;
  line: OutlineLine;
  currency: string;
}

export function LineFacts({ id, line, currency }: LineFactsProps) {
  const facts = lineFacts(line, currency);
  return (
    <dl id={id} className={classes.facts}>
      {facts.length === 0 ? (
        <div>
          <dt>Price from</dt>
          <dd>Not recorded for this line.</dd>
        </div>
      ) : (
        facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))
      )}
    </dl>
  );
}
