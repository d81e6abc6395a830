import { ContractorsPanel } from '../features/leads/ContractorsPanel.tsx';
import { SideBySide } from '../features/proposals/SideBySide.tsx';
import { threadOf } from './thread-of.tsx';

const proposalsOf = (estimateId: string, news: string) => (
  <SideBySide estimateId={estimateId} news={news} />
);

/** The request for contractors on the results page, with their proposals and the messages of its introductions. */
export function ResultContractors({ estimateId }: { estimateId: string }) {
  return <ContractorsPanel estimateId={estimateId} thread={threadOf} proposals={proposalsOf} />;
}
