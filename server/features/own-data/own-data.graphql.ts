import { OWN_DATA_LINK_MINUTES } from '../../domain/catalog.ts';
import { builder } from '../../graphql/builder.ts';
import type { SignedLink } from '../downloads/signed-link.ts';
import { exportOwnData } from './own-data.service.ts';

builder.mutationField('exportMyData', (t) =>
  t.field({
    type: builder.objectRef<SignedLink>('ExportMyDataSuccess').implement({
      description: 'The download can begin.',
      fields: (f) => ({
        url: f.exposeString('url', {
          description:
            'Address of the file. It is absolute where the server knows its own address (`PUBLIC_URL` or a trusted proxy), else a path.',
        }),
        expiresAt: f.expose('expiresAt', {
          type: 'DateTime',
          description: 'When it is too late to begin.',
        }),
      }),
    }),
    description: `The address of a ZIP file with everything of the viewer: projects, estimates with all versions, materials, bids, requests, leads and messages as JSON, PDFs, and uploads as they came. Good for ${OWN_DATA_LINK_MINUTES} minutes to begin the download.`,
    errors: {
      directResult: true,
    },
    resolve: (_root, _args, ctx) => exportOwnData(ctx),
  }),
);
