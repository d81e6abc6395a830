// Which screen stands at which address. Screens load on demand; those that need no data never load the GraphQL client.
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { type IntroWords, intros } from '../lib/intros.ts';
import { patterns } from '../lib/paths.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import { HomeDocument } from './HomeDocument.tsx';
import { PlainLayout } from './PlainLayout.tsx';
import type { RouteCode } from './route-code.ts';

const onDemand = (load: () => Promise<ComponentType<object>>, intro?: IntroWords) => {
  const [Component, preload] = lazyPart(load);
  return { Component, handle: { preload, intro } satisfies RouteCode };
};

const page = (
  path: string,
  load: () => Promise<ComponentType<object>>,
  intro?: IntroWords,
): RouteObject => ({ path, ...onDemand(load, intro) });

export const plainPages: RouteObject[] = [
  // A page of its own, drawn when the others are built: see landing/.
  { path: patterns.home, Component: HomeDocument },
  page(
    patterns.forContractors,
    async () => (await import('../routes/for-contractors.tsx')).ForContractorsRoute,
  ),
  page(patterns.terms, async () => (await import('../routes/terms.tsx')).TermsRoute),
  page(patterns.privacy, async () => (await import('../routes/privacy.tsx')).PrivacyRoute),
  page('*', async () => (await import('../components/NotFoundPage.tsx')).NotFoundPage),
];

export const dataPages: RouteObject[] = [
  page(patterns.login, async () => (await import('../routes/login.tsx')).LoginRoute),
  page(patterns.account, async () => (await import('../routes/account.tsx')).AccountRoute),
  page(
    patterns.projects,
    async () => {
      const { ProjectsRoute, prepareProjects } = await import('../routes/projects.tsx');
      await prepareProjects();
      return ProjectsRoute;
    },
    intros.projects,
  ),
  page(patterns.project, async () => (await import('../routes/project.tsx')).ProjectRoute),
  page(patterns.compare, async () => (await import('../routes/compare.tsx')).CompareRoute),
  page(
    patterns.start,
    async () => {
      const { StartRoute, prepareStart } = await import('../routes/start.tsx');
      await prepareStart();
      return StartRoute;
    },
    intros.start,
  ),
  page(patterns.paper, async () => (await import('../routes/paper.tsx')).PaperRoute),
  page(patterns.sample, async () => (await import('../routes/sample.tsx')).SampleRoute),
  page(patterns.result, async () => {
    const { ResultRoute, prepareResult } = await import('../routes/result.tsx');
    await prepareResult();
    return ResultRoute;
  }),
  page(patterns.shared, async () => (await import('../routes/shared.tsx')).SharedRoute),
  page(patterns.contractor, async () => (await import('../routes/contractor.tsx')).ContractorRoute),
  page(
    patterns.contractorApply,
    async () => (await import('../routes/contractor-apply.tsx')).ContractorApplyRoute,
  ),
  page(
    patterns.contractorHub,
    async () => (await import('../routes/contractor-hub.tsx')).ContractorHubRoute,
  ),
  page(patterns.operator, async () => (await import('../routes/operator.tsx')).OperatorRoute),
];

export const routes: RouteObject[] = [
  { Component: PlainLayout, children: plainPages },
  {
    ...onDemand(async () => (await import('./DataLayout.tsx')).DataLayout),
    children: dataPages,
  },
];
