// The results page over a server in memory, with as many lines as the address asks for: `?lines=1000`. Long texts with `&long`.
import { createRoot } from 'react-dom/client';
import { projectTotal } from '../../../server/domain/money/pricing.ts';
import { AppProviders } from '../../app/AppProviders.tsx';
import { DataLayout } from '../../app/DataLayout.tsx';
import { PageRouter } from '../../app/PageRouter.tsx';
import { Pages } from '../../app/Pages.tsx';
import { dataPages } from '../../app/router.tsx';
import { ResultPageDocument } from '../../gql/graphql.ts';
import { createFakeBackend } from '../fake-backend.ts';
import { manyLines } from './many-lines.ts';
import { sampleEstimate } from '../samples.ts';

const asked = new URLSearchParams(location.search);
const items = manyLines(Number(asked.get('lines') ?? 3), asked.has('long'));
const total = projectTotal(items);

const backend = createFakeBackend();
backend.on(ResultPageDocument).answer(() => ({
  estimate: sampleEstimate({ items, total, linesTotal: total }),
}));

const routes = [
  {
    element: <DataLayout client={backend.client} socket={backend.socket} />,
    children: dataPages,
  },
];
history.replaceState(null, '', '/results/17');

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
createRoot(root).render(
  <AppProviders>
    <PageRouter>
      <Pages routes={routes} />
    </PageRouter>
  </AppProviders>,
);
