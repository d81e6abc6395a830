// Estimates of one bedroom, and corrections of what was understood of it.
import { expect } from 'vitest';
import { TestRestoreVersionDocument } from './gql/graphql.ts';
import { makeUnderstood, readUnderstood, type Understood } from './scoping.ts';
import { guestOf, type Person } from './world.ts';
import type { TestServer } from './app.ts';

export const BEDROOM = 'Repaint my 12x14 bedroom, walls and ceiling';

export const bedroomsOn = (server: () => TestServer) => {
  const newBedroom = async () => {
    const guest = guestOf(server());
    return { guest, estimate: await makeUnderstood(guest, BEDROOM) };
  };

  const lineOf = ({ items }: Pick<Understood, 'items'>, code: string) => {
    const line = items.find(({ metadata }) => metadata.code === code);
    if (!line) throw new Error(`There is no ${code}.`);
    return line;
  };

  const placeOf = ({ scope }: Understood) => scope.places[0]?.id ?? '';

  const workOf = ({ scope }: Understood) => scope.work[0]?.id ?? '';

  const sized = (estimate: Understood, lengthFt: number, widthFt: number) => ({
    setPlace: { placeId: placeOf(estimate), lengthFt, widthFt },
  });

  const restore = async (person: Person, estimate: Understood, toVersion: number) => {
    const input = { estimateId: estimate.id, version: estimate.version, toVersion };
    const { restoreVersion } = await person.runOk(TestRestoreVersionDocument, { input });
    expect(restoreVersion.__typename).toBe('RestoreVersionSuccess');
    return readUnderstood(person, estimate.id);
  };

  return { newBedroom, lineOf, placeOf, workOf, sized, restore };
};
