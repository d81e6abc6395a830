// The totals of a claim from its lines. An estimate of repair cost, never advice on coverage.
import type { ClaimSums } from '../../domain/estimate-figures.ts';
import { roundCents, sumMoney } from '../../domain/money.ts';
import { claimOverhead } from '../pricing/claim-overhead.ts';
import type { AgentFacts } from './agent-facts.ts';

export const claimOf = (facts: AgentFacts): ClaimSums => {
  const { items, lines, book, total } = facts;
  const lost = (isRecoverable: boolean): number =>
    sumMoney(
      items.flatMap(({ metadata: { claim } }) =>
        claim && claim.isRecoverable === isRecoverable ? [claim.depreciation] : [],
      ),
    );
  const [recoverable, nonRecoverable] = [lost(true), lost(false)];
  const acv = roundCents(total - recoverable - nonRecoverable);
  const { deductible, priorPayments } = facts.scope.facts;
  const after = (value: number): number | null =>
    deductible === null ? null : roundCents(Math.max(0, value - deductible - (priorPayments ?? 0)));
  const { method, reason } = claimOverhead(lines, facts.context, book.insurance);
  return {
    rcv: total,
    recoverableDepreciation: recoverable,
    nonRecoverableDepreciation: nonRecoverable,
    acv,
    deductible,
    net: after(acv),
    netOnCompletion: after(total - nonRecoverable),
    overheadMethod: method,
    overheadReason: reason,
  };
};
