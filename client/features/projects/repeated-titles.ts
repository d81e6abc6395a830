import { listTitle } from '../../lib/titles.ts';
import { inOneLine } from '../../../server/domain/one-line.ts';

interface ListedEstimate {
  title: string | null;
  projectSeq: number;
}

const plain = (title: string): string => inOneLine(title.toLowerCase());

/** Titles that several estimates share, each once: likely tries at the same work. */
export const repeatedTitles = (estimates: readonly ListedEstimate[]): string[] => {
  const groups = Map.groupBy(estimates.map(listTitle), plain);
  return [...groups.values()].flatMap((titles) =>
    titles.length > 1 && titles[0] !== undefined ? [titles[0]] : [],
  );
};
