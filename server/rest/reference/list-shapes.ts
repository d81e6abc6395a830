import { address, flag, key, moment, nullable, number, object, text, word } from './json-schema.ts';

/** What is told of an estimate beside the estimate itself. */
export const LIST_SHAPES = {
  Material: object(
    {
      name: text('What to buy.'),
      quantity: number('Quantity in `unit`; whole packs.'),
      unit: text('Unit in which it is sold, e.g. EA.'),
      unit_cost: number('Dollars per unit.'),
    },
    {},
    'Something to buy.',
  ),
  Waiting: object(
    {
      detail: text('A sentence for people.'),
      status: word(['queued', 'processing'], 'Status of the job.'),
      job: key('Its number.'),
      claim_number: text('Under which the estimate will be.'),
      progress: number('0–1.'),
    },
    {},
    'The estimate is being made.',
  ),
  RecentResult: object(
    {
      id: key('Its job’s number.'),
      job: key('The same number.'),
      created: moment('When the job was started.'),
      title: text('Empty when nobody named it.'),
      project_name: text('Present name of the project.'),
      project_zip: text('Where the property is.'),
      claim_number: text('`CLM-` and eight characters; never changes.'),
      premium: flag('A signed-in account made it.'),
      is_test: flag('It was started with a test token: counts for nothing, deleted days later.'),
    },
    {},
    'An estimate in a list.',
  ),
  Saved: object(
    {
      pdf_url: nullable(address(), 'Address of the PDF of this version; null without.'),
      version: key('The one that was saved.'),
    },
    {},
    'What became of a save.',
  ),
  InventoryStatus: object(
    {
      status: word(['PENDING', 'DONE', 'FAILED'], 'PENDING, too, before the first start.'),
      started: flag('False before the first start.'),
      has_inventory: flag('There are materials.'),
      inventory_url: nullable(address(), 'Where they are; null without any.'),
      inventory_refresh_url: address('To POST to, to have them taken off.'),
      detail: nullable(text(), 'Why it failed.'),
    },
    {},
    'How far a takeoff is.',
  ),
} as const;
