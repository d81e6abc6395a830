// Inventories: taken off, shown, saved and added to.

import {
  TestAddLineToInventoryDocument,
  TestInventoryChangedDocument,
  type TestInventoryFragment,
  TestInventoryOfDocument,
  TestSaveInventoryDocument,
  type TestSaveInventoryMutationVariables,
  TestStartInventoryDocument,
} from './gql/graphql.ts';
import { priced } from './priced-estimates.ts';
import { guestOf, type Person } from './world.ts';
import type { TestServer } from './app.ts';

const BEDROOM = 'Drywall the walls and the ceiling of the 12x14 bedroom. Paint the walls.';

type MaterialInput = TestSaveInventoryMutationVariables['input']['materials'];

export const inventoriesOn = (server: () => TestServer) => {
  const start = async (person: Person, estimateId: string) => {
    const { startInventory } = await person.runOk(TestStartInventoryDocument, {
      input: { estimateId },
    });
    if (startInventory.__typename !== 'StartInventorySuccess')
      throw new Error(startInventory.message);
    return startInventory.inventory;
  };

  /** Starts a takeoff and follows it to its end. */
  const takeOff = async (person: Person, estimateId: string): Promise<TestInventoryFragment> => {
    await start(person, estimateId);
    // This must not come earlier: the first event is the current state, and that of an earlier takeoff is final.
    const events = person.subscribe(TestInventoryChangedDocument, { estimateId });
    let { inventoryChanged } = await events.take();
    while (inventoryChanged?.status === 'PENDING') ({ inventoryChanged } = await events.take());
    await events.stop();
    if (!inventoryChanged) throw new Error('There is no inventory.');
    return inventoryChanged;
  };

  const show = async (person: Person, estimateId: string) =>
    (await person.runOk(TestInventoryOfDocument, { estimateId })).inventory;

  const inputsOf = ({ materials }: TestInventoryFragment) =>
    materials.map(({ id, name, quantity, unit, unitCost }) => ({
      id,
      name,
      quantity,
      unit,
      unitCost,
      category: null,
    }));

  const save = async (
    person: Person,
    { estimateId, version }: Pick<TestInventoryFragment, 'estimateId' | 'version'>,
    materials: MaterialInput,
  ) =>
    (await person.runOk(TestSaveInventoryDocument, { input: { estimateId, version, materials } }))
      .saveInventory;

  const addLine = async (person: Person, estimateId: string, lineId: string) =>
    (await person.runOk(TestAddLineToInventoryDocument, { input: { estimateId, lineId } }))
      .addLineToInventory;

  const bedroom = async () => {
    const guest = guestOf(server());
    const estimate = await priced(guest, BEDROOM);
    return { guest, estimate, id: estimate.id };
  };

  return { start, takeOff, show, inputsOf, save, addLine, bedroom };
};
