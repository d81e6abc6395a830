// Drawings, models and scans of rooms, each drawn as a plan in PDF. What follows sees the PDF alone.
import { planOfDxf } from './dxf-plan.ts';
import { planOfScan } from './room-scan.ts';

/** Bytes by which they are told apart. They are known to be one of the formats that are taken. */
const HEAD_BYTES = 64;

/**
 * @returns the plan as a PDF; null where the file is none of these
 * @throws DomainError BAD_INPUT
 */
export const planOf = async (bytes: Buffer): Promise<Buffer | null> => {
  const head = bytes.subarray(0, HEAD_BYTES).toString('latin1');
  if (/^\s*[[{]/.test(head)) return planOfScan(bytes);
  // The libraries and readers of the rarer formats are loaded when one comes.
  if (head.startsWith('ISO-10303-21')) return (await import('./ifc-plan.ts')).planOfIfc(bytes);
  if (head.startsWith('PK')) return (await import('./usd-scan.ts')).planOfUsdz(bytes);
  if (/^(?:ï»¿)?\s*(?:999|0)\s/.test(head) || head.startsWith('AutoCAD Binary'))
    return planOfDxf(bytes);
  return null;
};
