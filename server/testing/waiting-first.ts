// Orders the test files. Those that start processes mostly wait, so they begin first.
import { readFile } from 'node:fs/promises';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const STARTS = /\bstartServerProcess\b|\bfork\(/;

const mostlyWaits = async ({ moduleId }: TestSpecification): Promise<boolean> =>
  STARTS.test(await readFile(moduleId, 'utf8'));

export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- not an array's
    const sorted = await super.sort(files);
    const areWaiting = new Map(
      await Promise.all(sorted.map(async (file) => [file, await mostlyWaits(file)] as const)),
    );
    return [
      ...sorted.filter((file) => areWaiting.get(file)),
      ...sorted.filter((file) => !areWaiting.get(file)),
    ];
  }
}
