// 24 pictures of bids, their figures known: 14 as a scanner makes them, 10 as a phone does.
import sharp from 'sharp';
import { drawPaper, PAPER } from './bid-paper.ts';
import { bufferOf, grainy, jpeg, shadowed } from './blemishes.ts';
import { chanceOf } from './chance.ts';
import { SCANS } from './scans.ts';
import { shoot, SHOTS } from './shots.ts';

export interface BidPicture {
  name: string;
  kind: 'scan' | 'photo';
  /** All figures of the table and of its sums, as printed. */
  figures: string[];
  bytes: Buffer;
  format: 'png' | 'jpeg';
}

export const makeBids = async (): Promise<BidPicture[]> => {
  const bids: BidPicture[] = [];
  for (const [index, { name, paper, make }] of SCANS.entries()) {
    const chance = chanceOf(100 + index);
    const { image, figures } = drawPaper({ ...PAPER, dollars: index % 2 === 1, ...paper }, chance);
    bids.push({ name, kind: 'scan', figures, ...(await make(image, chance)) });
  }
  for (const [index, shot] of SHOTS.entries()) {
    const chance = chanceOf(200 + index);
    const { image, figures } = drawPaper(
      { ...PAPER, dollars: index % 2 === 0, ...shot.paper },
      chance,
    );
    const seen = await shadowed(await shoot(image, shot), shot.shade ?? 0.75);
    const soft = sharp(await bufferOf(seen)).blur(shot.blur ?? 0.8);
    bids.push({
      name: shot.name,
      kind: 'photo',
      figures,
      ...(await jpeg(await grainy(soft, chance, 18), 82)),
    });
  }
  return bids;
};
