import type { CSSProperties } from 'react';
import { formatWholeMoney } from '../lib/format.ts';
import classes from './NumberLine.module.css';

interface NumberLineProps {
  /** Dollars; null where their paper states no price. */
  theirs: number | null;
  ours: number;
  low: number;
  high: number;
  /** Ours less theirs. */
  gap: number;
}

/** Room at either end for what stands beyond the figures, as a share of their span. */
const MARGIN = 0.12;

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

const gapWords = (gap: number): string =>
  Math.abs(gap) < 1
    ? 'the same'
    : `${formatWholeMoney(Math.abs(gap))} ${gap > 0 ? 'less than' : 'more than'} ours`;

/** Where their total stands to ours and its range: a line to look at, and the same figures in words. */
export function NumberLine({ theirs, ours, low, high, gap }: NumberLineProps) {
  const hasRange = high > low;
  const figures = [ours, ...(hasRange ? [low, high] : []), ...(theirs === null ? [] : [theirs])];
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  const span = most - least || Math.max(1, most);
  const at = (amount: number): number =>
    (amount - least + span * MARGIN) / (span * (1 + 2 * MARGIN));
  const place = (amount: number) => ({ '--at': percent(at(amount)) }) as CSSProperties;
  const label = (side: 'theirs' | 'ours', words: string, amount: number) => (
    <span
      className={classes.label}
      data-side={side}
      style={{ ...place(amount), '--half': `${words.length / 2}ch` } as CSSProperties}
    >
      {words}
    </span>
  );
  const [from, to] = theirs === null ? [0, 0] : [Math.min(theirs, ours), Math.max(theirs, ours)];
  return (
    <div>
      <div className={classes.line} aria-hidden>
        {theirs === null ? null : (
          <>
            {label('theirs', `Theirs ${formatWholeMoney(theirs)}`, theirs)}
            <span className={classes.theirs} style={place(theirs)} />
            <span
              className={classes.gap}
              style={{
                insetInlineStart: percent(at(from)),
                inlineSize: percent(at(to) - at(from)),
              }}
            />
          </>
        )}
        {hasRange ? (
          <span
            className={classes.range}
            style={{ insetInlineStart: percent(at(low)), inlineSize: percent(at(high) - at(low)) }}
          />
        ) : null}
        <span className={classes.ours} style={place(ours)} />
        {label('ours', `Ours ${formatWholeMoney(ours)}`, ours)}
      </div>
      <dl className={classes.figures}>
        <div>
          <dt>
            <span className={classes.key} data-of="theirs" aria-hidden />
            Theirs
          </dt>
          <dd>{theirs === null ? 'no price on it' : formatWholeMoney(theirs)}</dd>
        </div>
        <div>
          <dt>
            <span className={classes.key} data-of="ours" aria-hidden />
            Ours, same work
          </dt>
          <dd>{formatWholeMoney(ours)}</dd>
        </div>
        {hasRange ? (
          <div>
            <dt>
              <span className={classes.key} data-of="range" aria-hidden />
              Our range
            </dt>
            <dd>
              {formatWholeMoney(low)} to {formatWholeMoney(high)}
            </dd>
          </div>
        ) : null}
        {theirs === null ? null : (
          <div>
            <dt>Theirs is</dt>
            <dd>{gapWords(gap)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
