// The bytes of an estimate's PDF.
import { printPdf } from '../../../infra/pdf/print-pdf.ts';
import type { EstimatePrint } from '../export-data.ts';
import { estimatePdf } from './estimate-pdf.ts';
import { MISSING_NOTE } from './frame.ts';

export const printEstimate = (print: EstimatePrint): Promise<Uint8Array> =>
  printPdf(estimatePdf(print), { missingNote: structuredClone(MISSING_NOTE) });
