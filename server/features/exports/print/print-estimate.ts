// The bytes of an estimate's PDF.
import { estimateDocumentSchema } from '../../../domain/estimate.ts';
import { printPdf } from '../../../infra/pdf/print-pdf.ts';
import type { EstimatePrint } from '../export-data.ts';
import { estimatePdf } from './estimate-pdf.ts';
import { MISSING_NOTE } from './frame.ts';

/** Parsed once more, so that a document stored by an older version has what newer ones hold. */
export const printEstimate = (print: EstimatePrint): Promise<Uint8Array> =>
  printPdf(estimatePdf({ ...print, document: estimateDocumentSchema.parse(print.document) }), {
    missingNote: structuredClone(MISSING_NOTE),
  });
