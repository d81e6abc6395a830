// A roof that a description orders, as large as the roof report beside it says.
import type { PaperLine } from '../../domain/paper/paper-estimate.ts';
import type { Because } from '../../domain/scope/scope-parts.ts';
import type { ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import type { UploadReading } from '../upload-reading.ts';
import { noteOf } from './papers/notes.ts';
import { isRoofMeasure } from './papers/roof-measures.ts';
import type { Mention } from './text/neighbors.ts';
import type { TextReading } from './text/read-text.ts';

/** `Ridges 84 ft`: one measurement as people write it. */
const measureText = ({ description, quantity, quantityText, unit }: PaperLine): string => {
  const written = unit === 'LF' ? 'ft' : unit === 'SF' ? 'sq ft' : (unit ?? '');
  return `${description} ${quantity ?? quantityText ?? ''} ${written}`.trim();
};

/** The measurements in the words of a request, the size of the roof first: "total roof area" reads as an order of its own. */
const asRequested = (lines: readonly PaperLine[]): string => {
  const area = lines.find(({ unit, quantity }) => unit === 'SF' && quantity !== null);
  const size = area?.quantity ? [`It is ${area.quantity / 100} squares`] : [];
  return [...size, ...lines.filter((line) => line !== area).map(measureText)].join(', ');
};

const isRoof = ({ role, rows }: Mention): boolean =>
  (role === 'order' || role === 'remove') &&
  rows.some((code) => code.startsWith('RFG-') || /^@.*roof/.test(code));

/** Words behind the description are those of the report, where no place of the description is meant. */
const quotedFrom = (scope: ScopeOfWork, from: number, fileId: string): ScopeOfWork => {
  const quoted = <Thing extends { because: Because | null }>(thing: Thing): Thing =>
    thing.because?.source === 'request' && (thing.because.start ?? 0) >= from
      ? { ...thing, because: { ...thing.because, source: fileId, start: null, end: null } }
      : thing;
  return {
    ...scope,
    places: scope.places.map(quoted),
    work: scope.work
      .map(quoted)
      .map((work) =>
        work.does.kind === 'ROW'
          ? work
          : { ...work, does: { ...work.does, params: work.does.params.map(quoted) } },
      ),
    excluded: scope.excluded.map(quoted),
    unread: scope.unread.filter(({ start }) => start === null || start < from),
  };
};

/** "…, use the roof report", "as measured in the attached report": words that name the report order nothing. */
const NAMES_REPORT =
  /,?\s?\b(?:(?:and )?(?:please )?(?:use|see|take|follow)|(?:as )?(?:measured )?(?:per|by|in|from|according to|based on)) (?:all )?(?:the |my |our |its |this )?(?:sizes? (?:of|in|from) the |measurements? (?:of|in|from) the )?(?:attached |enclosed |uploaded )?(?:roof |eagleview |hover |aerial )?(?:measurement )?report\b(?: (?:attached|enclosed|for (?:the )?(?:sizes?|measurements?|quantities)))?/gi;

/** The text with spaces in place of those words, so that what is quoted keeps its place. */
const withoutReport = (text: string): string =>
  text.replaceAll(NAMES_REPORT, (words) => ' '.repeat(words.length));

/**
 * A description that orders a roof, read together with the measurements of the first roof report beside it.
 * @param described the description alone; @param read reads a text as the description
 */
export const measuredByReport = (
  described: TextReading,
  instructions: string,
  uploads: readonly UploadReading[],
  read: (text: string) => TextReading,
): TextReading => {
  const [report] = uploads.flatMap(({ paper, fileId, name }) => {
    const lines = paper?.lines.filter(isRoofMeasure) ?? [];
    return lines.length > 1 ? [{ fileId, name, lines }] : [];
  });
  if (!report || !described.mentions.some(isRoof)) return described;
  const start = `${withoutReport(instructions.trimEnd()).replace(/[^.!?]$/, '$&.')} `;
  const whole = read(`${start}${asRequested(report.lines)}.`);
  const scope = quotedFrom(whole.scope, start.length, report.fileId);
  const measures = report.lines.map(measureText).join(', ');
  const note = noteOf('NOTE', `The roof is measured by “${report.name}”: ${measures}.`);
  return { ...whole, scope: { ...scope, notes: [...scope.notes, note] } };
};
