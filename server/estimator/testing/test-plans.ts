// What drawings, models and scans of rooms become, read as the product reads them.
import { useTestReader } from '../../infra/media/testing/reader.ts';
import { readWholePlan } from '../read/whole-plan.ts';

export const useTestPlans = () => {
  const reader = useTestReader();

  const pagesOf = async (bytes: Buffer | string) => {
    const read = await reader().readPaper(bytes);
    if (read.from !== 'WORDS') throw new Error('A plan has words.');
    return read.pages;
  };
  const planOf = async (bytes: Buffer | string) => readWholePlan(await pagesOf(bytes)).paper;
  const notesOf = async (bytes: Buffer | string) => readWholePlan(await pagesOf(bytes)).notes;

  /** Name, sides, ceiling, area, page. */
  const roomsOf = async (bytes: Buffer | string) =>
    (await planOf(bytes)).rooms.map(
      ({ name, isUnnamed, lengthFt, widthFt, heightFt, floorSf, place }) => [
        isUnnamed ? null : name,
        lengthFt,
        widthFt,
        heightFt,
        floorSf,
        place.page,
      ],
    );
  return { reader, pagesOf, planOf, notesOf, roomsOf };
};
