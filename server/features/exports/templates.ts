// The documents that can be made. Only the exporter's thread loads this, since the libraries behind it are large;
// whoever asks for a document knows its type alone, see make-export.ts.
import { printBid } from './print/print-bid.ts';
import { printComparison, printSupplement } from './print/print-comparison.ts';
import { printEstimate } from './print/print-estimate.ts';
import { printLead } from './print/print-lead.ts';
import { printProposal } from './print/print-proposal.ts';
import { printShoppingList } from './print/print-shopping-list.ts';
import { comparisonWorkbook } from './sheets/comparison-workbook.ts';
import { estimateCsv } from './sheets/estimate-csv.ts';
import { estimateWorkbook } from './sheets/estimate-workbook.ts';
import { shoppingListCsv } from './sheets/shopping-list-csv.ts';

export const TEMPLATES = {
  estimatePdf: printEstimate,
  estimateWorkbook,
  estimateCsv,
  shoppingListPdf: printShoppingList,
  shoppingListCsv,
  bidPdf: printBid,
  leadPdf: printLead,
  comparisonPdf: printComparison,
  comparisonWorkbook,
  supplementPdf: printSupplement,
  proposalPdf: printProposal,
};

export type TemplateName = keyof typeof TEMPLATES;
/** What a template is made from. */
export type TemplateData<Name extends TemplateName> = Parameters<(typeof TEMPLATES)[Name]>[0];
