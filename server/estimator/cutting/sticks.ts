// Sticks: every piece is cut in one; what is longer than the stock is joined of whole sticks and a rest.
import { tidy } from '../../domain/numbers.ts';
import type { CutPlan } from '../../domain/estimate/cut-plan.ts';
import { packBins } from './bins.ts';
import { grouped, offcutOf, type StickProblem } from './cut-problem.ts';
import type { Solve } from './solver.ts';

/** How wide a stick of no told width is drawn; only its length is cut. */
const DRAWN_WIDTH = 6;
const NEAR = 1e-6;

export const planSticks = ({ stock, pieces }: StickProblem, solve: Solve | null): CutPlan => {
  const { lengthIn: stick, kerfIn, widthIn = DRAWN_WIDTH, terms } = stock;
  const parts = pieces.flatMap(({ label, lengthIn }) => {
    const whole = Math.floor(lengthIn / stick + NEAR);
    const rest = tidy(lengthIn - whole * stick);
    const lengths = [...Array.from({ length: whole }, () => stick), ...(rest > 0 ? [rest] : [])];
    return lengths.map((length) => ({ label, lengthIn: length }));
  });
  // A cut takes its kerf behind every piece; the last one may run over the end.
  const { bins, bound } = packBins(
    parts.map(({ lengthIn }) => lengthIn + kerfIn),
    stick + kerfIn,
    solve,
  );
  const layouts = bins.map((bin) => {
    let at = 0;
    const cuts = bin.flatMap((place) => {
      const part = parts[place];
      if (!part) return [];
      const cut = { ...part, xIn: tidy(at), yIn: 0, widthIn };
      at += part.lengthIn + kerfIn;
      return [cut];
    });
    return { widthIn, lengthIn: stick, cuts };
  });
  const used = parts.reduce((total, { lengthIn }) => total + lengthIn, 0);
  return {
    kind: 'STICKS',
    stock: stock.name,
    ordered: bins.length,
    bound,
    offcutPercent: offcutOf(bins.length * stick, used),
    terms: terms ?? `Each piece in one; longer ones are joined. A cut takes ${kerfIn} in.`,
    layouts: grouped(layouts),
  };
};
