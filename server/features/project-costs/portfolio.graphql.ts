import { builder } from '../../graphql/builder.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { FileRef } from '../files/files.graphql.ts';
import {
  type Portfolio,
  PORTFOLIO_PROJECTS,
  type ProjectGlance,
  readPortfolio,
} from './read-portfolio.ts';

const ProjectGlanceRef = builder.objectRef<ProjectGlance>('ProjectGlance').implement({
  description: 'How far a project is, and what it comes to.',
  fields: (t) => ({
    projectId: t.id({
      names: 'Project',
      description: '`id` of the project.',
      resolve: ({ projectId }) => projectId,
    }),
    total: t.expose('total', {
      type: 'Money',
      description: 'Sum of the totals of its ready estimates that count.',
    }),
    readyCount: t.exposeInt('ready', { description: 'Estimates that are ready.' }),
    pendingCount: t.exposeInt('pending', { description: 'Estimates on their way.' }),
    pictures: t.expose('pictures', {
      type: [FileRef],
      description: 'Up to three photos, those of the latest estimate first.',
    }),
  }),
});

const PortfolioRef = builder.objectRef<Portfolio>('Portfolio').implement({
  description: 'All projects of the viewer taken together.',
  fields: (t) => ({
    total: t.expose('total', {
      type: 'Money',
      description: 'Sum over all projects of their ready estimates that count.',
    }),
    readyCount: t.exposeInt('ready', { description: 'Estimates that are ready.' }),
    pendingCount: t.exposeInt('pending', { description: 'Estimates on their way.' }),
    projects: t.expose('projects', {
      type: [ProjectGlanceRef],
      description: `Those with estimates, newest first; at most ${PORTFOLIO_PROJECTS}.`,
    }),
  }),
});

/** Every job, estimate and picture of an account is looked at: three fit into a document. */
const COST = 5_000;

builder.objectField(ViewerRef, 'portfolio', (t) =>
  t.field({
    type: PortfolioRef,
    complexity: COST,
    description: 'What all projects come to, and how far each is.',
    resolve: (_viewer, _args, ctx) => readPortfolio(ctx),
  }),
);
