// Entry of the exporter's processes: lays out PDFs and workbooks.
import { serveExports } from '../../infra/exporting/serve-exports.ts';
import { TEMPLATES } from './templates.ts';

serveExports(TEMPLATES);
