// Whether stored bytes belong to the PDF of an estimate. Equal content has one key, whoever stored it.
import type { Ports } from '../../context.ts';

export const isKeyOfPdf = async ({ db }: Pick<Ports, 'db'>, key: string): Promise<boolean> =>
  (await db.estimatePdf.findFirst({ where: { key }, select: { estimateId: true } })) !== null;
