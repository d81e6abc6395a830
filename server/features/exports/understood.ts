// What was understood of the request, as an appendix tells it: places, work and what is left out, in words and figures.
import { unitWords } from '../../domain/money/unit-words.ts';
import type { FinishLevel, QuantityBasis } from '../../domain/catalog.ts';
import type { ScopeOfWork, UnreadWords } from '../../domain/scope/scope-of-work.ts';
import type { WorkBook } from '../../estimator/book/price-book.ts';
import { type WorkParameter, valueText } from '../../estimator/scope/work-parameters.ts';
import { nameOf } from '../../estimator/scope/work-name.ts';
import { listParameters, worksOf, type WorkView } from '../scope/scope-view.ts';
import { guessedWork } from '../../domain/scope/guessed-work.ts';
import { namesJoined } from '../../domain/text/names-joined.ts';
import { writeQuantity } from '../../domain/money/written.ts';

export interface UnderstoodPlace {
  name: string;
  /** E.g. `12 × 14 ft, 168 sq ft, 8 ft high`. */
  size: string;
  basis: QuantityBasis;
  /** Where in the uploads it was read; null when nowhere. */
  source: string | null;
}

export interface UnderstoodWork {
  name: string;
  /** Empty for work that names no place. */
  place: string;
  /** What was told of it, e.g. `Coats: 3`. */
  told: string[];
}

export interface Understood {
  places: UnderstoodPlace[];
  work: UnderstoodWork[];
  excluded: string[];
  /** The words, with what they were priced as or may mean. */
  unread: string[];
}

const placeOf = (place: ScopeOfWork['places'][number]): UnderstoodPlace => {
  const { count, lengthFt, widthFt, areaSf, heightFt, label, basis, source } = place;
  const sides =
    lengthFt && widthFt ? `${writeQuantity(widthFt)} × ${writeQuantity(lengthFt)} ft` : '';
  const size = [
    sides,
    areaSf > 0 ? `${writeQuantity(areaSf)} sq ft` : '',
    heightFt > 0 ? `${writeQuantity(heightFt)} ft high` : '',
  ];
  return {
    name: count > 1 ? `${label} (${count} rooms)` : label,
    size: size.filter(Boolean).join(', '),
    basis,
    source,
  };
};

const writeValue = ({ kind, choices, unit, value }: WorkParameter): string => {
  if (kind === 'YES_NO') return value === 1 ? 'yes' : 'no';
  const chosen = choices.find((choice) => choice.value === value)?.label;
  const number = typeof value === 'number' ? writeQuantity(value) : valueText(value);
  const words = unit === 'EA' ? '' : unitWords(unit, typeof value === 'number' ? value : 1);
  return chosen ?? [number, words].filter(Boolean).join(' ');
};

const toldOf = (view: WorkView, book: WorkBook): string[] => {
  const { does, times, without, ownerSupplies, materialsOnly, optional } = view.work;
  const amount =
    does.kind === 'ROW' && does.basis !== 'DEFAULT'
      ? [`${writeQuantity(does.quantity)} ${unitWords(does.unit, does.quantity)}`]
      : [];
  const parameters = listParameters(book, view)
    .filter(({ isTold }) => isTold)
    .map((parameter) => `${parameter.label}: ${writeValue(parameter)}`);
  const left = without.flatMap((code) => book.items.get(code)?.name ?? []);
  return [
    ...(times > 1 ? [`${times} times`] : []),
    ...amount,
    ...parameters,
    ...(left.length > 0 ? [`without ${left.join(', ')}`] : []),
    ...(ownerSupplies ? ['owner supplies the materials'] : []),
    ...(materialsOnly ? ['materials only, the owner does the labor'] : []),
    ...(optional ? ['not in the total'] : []),
  ];
};

/** Joins the entries of the same work told the same way. */
const joined = (all: readonly UnderstoodWork[]): UnderstoodWork[] =>
  [...Map.groupBy(all, (work) => JSON.stringify(work)).values()].flatMap(([work, ...others]) =>
    work
      ? [{ ...work, name: others.length > 0 ? `${work.name} (${others.length + 1})` : work.name }]
      : [],
  );

/** Gives e.g. `“the door thing”: priced as Door replacement, may also be Exterior entry door`. */
const unreadText = (entry: UnreadWords, { work }: ScopeOfWork, book: WorkBook): string => {
  const guessed = guessedWork(entry, work);
  const known = new Set(guessed.map(({ does }) => nameOf({ label: null, does }, book)));
  const may = namesJoined(
    entry.meanings.map(({ name }) => name).filter((name) => !known.has(name)),
    'or',
  );
  const priced = namesJoined(
    guessed.map((each) => nameOf(each, book)),
    'and',
  );
  const said = priced
    ? [`priced as ${priced}`, ...(may ? [`may also be ${may}`] : [])]
    : ['not priced', ...(may ? [`may be ${may}`] : [])];
  return `“${entry.words}”: ${said.join(', ')}`;
};

/** Returns null when there is nothing to tell. */
export const understoodOf = (
  scope: ScopeOfWork | null | undefined,
  finishLevel: FinishLevel,
  book: WorkBook,
): Understood | null => {
  if (!scope) return null;
  const understood: Understood = {
    places: scope.places.filter(({ label }) => label !== '').map(placeOf),
    work: joined(
      worksOf({ scope, finishLevel, lines: null }).map((view) => ({
        name: nameOf(view.work, book),
        place: view.place?.label ?? '',
        told: toldOf(view, book),
      })),
    ),
    excluded: scope.excluded.map(({ because, words }) => because?.words ?? words),
    unread: scope.unread.map((entry) => unreadText(entry, scope, book)),
  };
  return Object.values(understood).every((list) => list.length === 0) ? null : understood;
};
