// The words of a reply: names of its lists, kinds of notes, finish levels and facts.

export const LISTS = [
  'places',
  'documents',
  'changes',
  'work',
  'excluded',
  'facts',
  'questions',
  'notes',
] as const;
export type ReplyList = (typeof LISTS)[number];

export const NOTE_WORDS = ['note', 'warning', 'left_out'] as const;
export const FINISH_WORDS = ['low', 'standard', 'high'] as const;
export const FACT_NAMES = [
  'state',
  'yearBuilt',
  'stories',
  'pitch',
  'peril',
  'afterHours',
  'occupied',
  'walkUp',
  'highRise',
  'prevailingWage',
  'leadPaint',
  'budget',
  'deductible',
  'overheadRate',
  'profitRate',
  'contingencyRate',
  'units',
] as const;
