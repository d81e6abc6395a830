// For tests of worked answers: what a request comes to, by code and by material.
import type { LineItem } from '../../domain/estimate/estimate.ts';
import { estimate, preview, request } from './estimate.ts';
import { shortList } from './material-list.ts';

const itemsOf = async (text: string): Promise<LineItem[]> =>
  (await estimate(text, { zip: '80218' })).document.items;

/** Quantities by code. */
export const quantitiesOf = async (text: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await itemsOf(text)).map(({ metadata, quantity }) => [metadata.code ?? '', quantity]),
  );

/** Exact needs of materials that sizes count, before they are rounded to packs. */
export const countedOf = async (text: string): Promise<Record<string, number>> => {
  const amounts: Record<string, number> = {};
  for (const { quantity, metadata } of await itemsOf(text))
    for (const { material, perUnit } of metadata.goods ?? [])
      amounts[material] = (amounts[material] ?? 0) + quantity * perUnit;
  return Object.fromEntries(
    Object.entries(amounts).map(([material, amount]) => [material, Math.round(amount * 100) / 100]),
  );
};

/** What is bought, in whole packs, by material. */
export const boughtOf = async (text: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    shortList(await itemsOf(text)).map(([quantity, , name]) => [String(name), Number(quantity)]),
  );

/** Parameters of an assembly as they were told, by name. */
export const toldOf = (text: string, assembly: string): Record<string, number | string> =>
  Object.fromEntries(
    preview(request(text)).work.flatMap(({ does }) =>
      does.kind === 'ASSEMBLY' && does.assembly === assembly
        ? does.params.map(({ name, value }) => [name, value])
        : [],
    ),
  );
