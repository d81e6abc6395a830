// Entry of the exporter's thread: lays out PDFs and workbooks.
import { serveExports } from '../../infra/exporting/serve-exports.ts';
import { TEMPLATES } from './templates.ts';

serveExports(TEMPLATES);
