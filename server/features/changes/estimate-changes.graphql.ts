import { type EstimateDocument } from '../../domain/estimate/estimate.ts';
import { withNumbers } from '../../domain/estimate/line-numbers.ts';
import { type VersionChanges, versionChanges } from '../../domain/estimate/version-changes.ts';
import { partKey, partsOf } from '../../domain/ids.ts';
import { builder } from '../../graphql/builder.ts';
import { LineItemRef } from '../document/line-item.graphql.ts';
import { documentOf } from '../document/read-document.ts';
import { EstimateRef } from '../estimates/estimates.graphql.ts';
import { scopeViewOf } from '../estimates/estimates.service.ts';
import { findVersion } from '../estimates/version-at.ts';
import { ScopePlaceRef } from '../scope/scope-place.graphql.ts';
import { type ScopeView, worksOf } from '../scope/scope-view.ts';
import { ScopeWorkRef } from '../scope/scope-work.graphql.ts';
import { ScopeOfWorkRef } from '../scope/scope.graphql.ts';

interface Changes extends VersionChanges {
  document: EstimateDocument;
  view: ScopeView | null;
  partOf: string;
}

const ORDER = 'in order; null where the same stand in the same order.';

const orderOf = (partOf: string, order: readonly string[] | null): string[] | null =>
  order && order.map((id) => partKey({ partOf }, id));

const EstimateChangesRef = builder.objectRef<Changes>('EstimateChanges').implement({
  description: 'What differs from an earlier version of the estimate.',
  fields: (t) => ({
    lines: t.field({
      type: [LineItemRef],
      description:
        'Lines that are new or other than then, in order; lines of which only `number` changed are left out.',
      resolve: ({ document, lines, partOf }) =>
        partsOf(partOf, withNumbers(document.items, lines.changed)),
    }),
    lineOrder: t.field({
      type: ['ID'],
      names: 'LineItem',
      nullable: true,
      description: `All lines, ${ORDER}`,
      resolve: ({ lines, partOf }) => orderOf(partOf, lines.order),
    }),
    places: t.field({
      type: [ScopePlaceRef],
      description: 'Places that are new or other than then, in order.',
      resolve: ({ places, partOf }) => partsOf(partOf, places.changed),
    }),
    placeOrder: t.field({
      type: ['ID'],
      names: 'ScopePlace',
      nullable: true,
      description: `All places, ${ORDER}`,
      resolve: ({ places, partOf }) => orderOf(partOf, places.order),
    }),
    work: t.field({
      type: [ScopeWorkRef],
      description: 'Work that is new or other than then, or whose place or lines are, in order.',
      resolve: ({ view, work, partOf }) => {
        const changed = new Set(work.changed.map(({ id }) => id));
        const works = view ? worksOf(view) : [];
        return partsOf(
          partOf,
          works.filter((each) => changed.has(each.work.id)),
        );
      },
    }),
    workOrder: t.field({
      type: ['ID'],
      names: 'ScopeWork',
      nullable: true,
      description: `All pieces of work, ${ORDER}`,
      resolve: ({ work, partOf }) => orderOf(partOf, work.order),
    }),
    scope: t.field({
      type: ScopeOfWorkRef,
      nullable: true,
      description: 'What is understood now, as `Estimate.scope`.',
      resolve: ({ view, partOf }) => view && { ...view, partOf },
    }),
  }),
});

builder.prismaObjectField(EstimateRef, 'changesSince', (t) =>
  t.field({
    type: EstimateChangesRef,
    nullable: true,
    description:
      'What differs from that version, for those who have it: with it they have the version that stands. Null where it is not kept.',
    complexity: { field: 10, multiplier: 1 },
    args: { version: t.arg.int({ description: 'The version that the caller has.' }) },
    select: { id: true, document: true, job: { select: { finishLevel: true } } },
    resolve: async (estimate, { version }, ctx) => {
      const known = await findVersion(ctx, estimate.id, version);
      if (!known) return null;
      const document = documentOf(estimate);
      return {
        ...versionChanges(await known.document(), document),
        document,
        view: scopeViewOf(estimate),
        partOf: String(estimate.id),
      };
    },
  }),
);
