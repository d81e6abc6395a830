// Which screen stands at which address. Screens load on demand; those that need no data never load the GraphQL client.
import { redirectDocument, type RouteObject } from 'react-router-dom';
import { patterns } from '../lib/paths.ts';
import { NotFoundPage } from '../components/NotFoundPage.tsx';
import { CrashPage } from './CrashPage.tsx';
import { PageFailure } from './PageFailure.tsx';
import { PlainLayout } from './PlainLayout.tsx';

export const plainPages: RouteObject[] = [
  // A page of its own, drawn when the others are built: see landing/.
  { path: patterns.home, loader: () => redirectDocument(patterns.home), element: null },
  {
    path: patterns.forContractors,
    lazy: async () => ({
      Component: (await import('../routes/for-contractors.tsx')).ForContractorsRoute,
    }),
  },
  {
    path: patterns.terms,
    lazy: async () => ({ Component: (await import('../routes/terms.tsx')).TermsRoute }),
  },
  {
    path: patterns.privacy,
    lazy: async () => ({ Component: (await import('../routes/privacy.tsx')).PrivacyRoute }),
  },
  { path: '*', Component: NotFoundPage },
];

export const dataPages: RouteObject[] = [
  {
    path: patterns.login,
    lazy: async () => ({ Component: (await import('../routes/login.tsx')).LoginRoute }),
  },
  {
    path: patterns.account,
    lazy: async () => ({ Component: (await import('../routes/account.tsx')).AccountRoute }),
  },
  {
    path: patterns.projects,
    lazy: async () => ({ Component: (await import('../routes/projects.tsx')).ProjectsRoute }),
  },
  {
    path: patterns.project,
    lazy: async () => ({ Component: (await import('../routes/project.tsx')).ProjectRoute }),
  },
  {
    path: patterns.compare,
    lazy: async () => ({ Component: (await import('../routes/compare.tsx')).CompareRoute }),
  },
  {
    path: patterns.start,
    lazy: async () => ({ Component: (await import('../routes/start.tsx')).StartRoute }),
  },
  {
    path: patterns.sample,
    lazy: async () => ({ Component: (await import('../routes/sample.tsx')).SampleRoute }),
  },
  {
    path: patterns.result,
    lazy: async () => ({ Component: (await import('../routes/result.tsx')).ResultRoute }),
  },
  {
    path: patterns.contractor,
    lazy: async () => ({ Component: (await import('../routes/contractor.tsx')).ContractorRoute }),
  },
  {
    path: patterns.contractorApply,
    lazy: async () => ({
      Component: (await import('../routes/contractor-apply.tsx')).ContractorApplyRoute,
    }),
  },
  {
    path: patterns.contractorHub,
    lazy: async () => ({
      Component: (await import('../routes/contractor-hub.tsx')).ContractorHubRoute,
    }),
  },
  {
    path: patterns.operator,
    lazy: async () => ({ Component: (await import('../routes/operator.tsx')).OperatorRoute }),
  },
];

/** A failure inside a page keeps the top bar; one of a layout itself gets a bare page. */
const guarded = (children: RouteObject[]): RouteObject[] => [
  { errorElement: <PageFailure />, children },
];

export const routes: RouteObject[] = [
  {
    errorElement: <CrashPage />,
    HydrateFallback: () => null,
    children: [
      { Component: PlainLayout, children: guarded(plainPages) },
      {
        lazy: async () => ({ Component: (await import('./DataLayout.tsx')).DataLayout }),
        children: guarded(dataPages),
      },
    ],
  },
];
