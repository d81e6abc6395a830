import { builder } from '../../graphql/builder.ts';
import { exportOwnData } from './own-data.service.ts';
import { OWN_DATA_LINK_MINUTES } from '../../domain/catalog.ts';

builder.mutationField('exportMyData', (t) =>
  t.string({
    description: `The address of a ZIP file with everything of the viewer: projects, estimates with all versions, materials, bids, requests, leads and messages as JSON, PDFs, and uploads as they came. Good for ${OWN_DATA_LINK_MINUTES} minutes to begin the download.`,
    errors: {
      union: { name: 'ExportMyDataResult', description: 'What came of it.' },
      result: { name: 'ExportMyDataSuccess', description: 'The download can begin.' },
      dataField: { name: 'url', description: 'A path on this server.' },
    },
    resolve: (_root, _args, ctx) => exportOwnData(ctx),
  }),
);
