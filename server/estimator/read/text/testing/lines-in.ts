// For tests: the lines of a request as the built-in reader and the price book make them.
import { estimateScope } from '../../../estimate-scope.ts';
import { book, preview, request } from '../../../testing/estimate.ts';

type Agent = 'HOME_PROJECT' | 'INSURANCE' | 'CONTRACTOR';

/** Amounts of all lines of a request by their code, those of several lines together. */
export const amountsOf = (text: string, agentKind: Agent = 'HOME_PROJECT'): Map<string, number> => {
  const asked = { ...request(text), agentKind };
  const { items } = estimateScope(preview(asked), asked, book);
  const amounts = new Map<string, number>();
  for (const { metadata, quantity } of items)
    for (const code of [metadata.code, metadata.claim?.removalCode])
      if (code) amounts.set(code, (amounts.get(code) ?? 0) + quantity);
  return amounts;
};

/** How the lines told are in a request: rows with their amounts, `DOR-LOCK 7`, and absent rows, `-CAB-PULL`. */
export const linesIn = (text: string, lines: string, agent?: Agent): string => {
  const amounts = amountsOf(text, agent);
  const told = lines.split(', ').map((line) => {
    const [code = ''] = line.replace(/^-/, '').split(' ');
    const amount = amounts.get(code);
    if (amount === undefined) return `-${code}`;
    return line.includes(' ') ? `${code} ${Math.round(amount * 10) / 10}` : code;
  });
  return told.join(', ');
};
