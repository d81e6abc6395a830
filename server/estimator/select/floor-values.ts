// The floor that a whole-room assembly lays.
import { namesOf } from '../parser/language.ts';
import type { JobAsRead, ParamOrNone } from './job-as-read.ts';

const FLOOR_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kitchen_remodel: {
    lvp: 'lvp',
    laminate: 'lvp',
    hardwood: 'hardwood',
    enghardwood: 'hardwood',
    sheetvinyl: 'vinyl',
    tile: 'tile',
  },
  bathroom_remodel: { lvp: 'lvp', laminate: 'lvp', sheetvinyl: 'vinyl', tile: 'tile' },
  powder_remodel: { sheetvinyl: 'vinyl', lvp: 'vinyl', tile: 'tile' },
  bedroom_remodel: {
    carpet: 'carpet',
    lvp: 'lvp',
    laminate: 'lvp',
    hardwood: 'hardwood',
    enghardwood: 'hardwood',
  },
  living_remodel: {
    carpet: 'carpet',
    lvp: 'lvp',
    laminate: 'laminate',
    hardwood: 'hardwood',
    enghardwood: 'hardwood',
  },
  basement_finish: { carpet: 'carpet', lvp: 'lvp', laminate: 'lvp' },
  make_ready: { carpet: 'carpet', lvp: 'lvp', laminate: 'lvp' },
  office_ti_elements: { ctile: 'ctile', vct: 'vct', lvp: 'lvt', carpet: 'ctile' },
  retail_ti_elements: { vct: 'vct', lvp: 'lvt', polished: 'polish' },
};

const CHOICE_CODES = namesOf('choice_codes');

/** The row that an assembly lays where `floor` is named, if it has a choice for it. */
export const floorCode = (assembly: string, floor: string): string | undefined =>
  CHOICE_CODES[FLOOR_NAMES[assembly]?.[floor] ?? ''];

export const floorOf =
  (assembly: string) =>
  (job: JobAsRead): ParamOrNone => {
    const names = FLOOR_NAMES[assembly] ?? {};
    const floors = job.tasks.filter(
      (task) => task.concept === 'floor' && task.floor !== null && task.verb !== 'remove',
    );
    for (const { floor, verb } of floors) {
      if (assembly === 'make_ready' && verb === 'clean') return 'clean';
      const name = names[floor ?? ''];
      if (name !== undefined) return name;
    }
    return undefined;
  };
