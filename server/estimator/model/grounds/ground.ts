// The evidence that a reply is checked with: the figures and words of the request and of its uploads, without what uploads say to
// a program. Gathered once per estimate.
import type { QuantityBasis } from '../../../domain/catalog.ts';
import { SCOPE_LIMITS } from '../../../domain/scope/scope-parts.ts';
import type { Because } from '../../../domain/scope/scope-parts.ts';
import type { EstimateRequest } from '../../estimate-request.ts';
import type { RoomReading, UploadReading } from '../../upload-reading.ts';
import type { Span } from '../../read/language/span.ts';
import { roomsOfRequest } from '../../read/plans/rooms-of-request.ts';
import { addressedTo, withoutOrders } from '../../read/plans/orders-in-text.ts';
import { createProse } from '../prose.ts';
import type { Prose } from '../prose.ts';
import { figuresIn, holdsFigure } from './figures.ts';
import { findWords, searchable } from './find-words.ts';
import type { Searched } from './find-words.ts';

/** How a model says where a figure or a piece of work comes from. */
export const CLAIMS = ['told', 'read', 'seen', 'derived', 'assumed'] as const;
export type ClaimedBasis = (typeof CLAIMS)[number];

export interface Quote {
  /** Words to show as the reason. It is null when nothing fit to show was said. */
  because: Because | null;
  /** The words stand in the request or in an upload. */
  isFound: boolean;
  /** The words are the customer's own. */
  isTold: boolean;
  /** The words stand only where an upload speaks to a program. */
  isOrder: boolean;
  /** The words stand where an upload may speak to a program: enough for work, which is checked, not for anything else. */
  isSuspect: boolean;
}

export interface Ground {
  prose: Prose;
  /** Where the words stand that the model says it goes by. */
  quote(words: string | null): Quote;
  /** A figure's source as the model claims it, as far as the texts confirm it. */
  basisOf(claim: ClaimedBasis | null, figure: number | null): QuantityBasis;
  /** True for figures of the request. */
  isTold(figure: number): boolean;
  /** True for figures of uploads. */
  isRead(figure: number): boolean;
}

interface Source extends Searched {
  id: string;
  isUpload: boolean;
  /** Parts that may be addressed to a program. */
  suspect: readonly Span[];
}

const NOT_FOUND: Quote = {
  because: null,
  isFound: false,
  isTold: false,
  isOrder: false,
  isSuspect: false,
};

const spansOf = (text: string, sentences: readonly string[]): Span[] => {
  let from = 0;
  return sentences.map((sentence) => {
    const start = Math.max(0, text.indexOf(sentence, from));
    from = start + sentence.length;
    return { start, end: from };
  });
};

/** Lines that surely address a program. */
const ordersOf = (text: string): string[] => {
  const kept = withoutOrders(text);
  if (kept === text) return [];
  return addressedTo(text).filter((sentence) => !kept.includes(sentence));
};

const sourceOf = ({ fileId, text }: UploadReading): Source => ({
  ...searchable(text, spansOf(text, ordersOf(text))),
  id: fileId,
  isUpload: true,
  suspect: spansOf(text, addressedTo(text)),
});

const figuresOfUpload = ({ text }: UploadReading): string =>
  addressedTo(text).reduce((left, order) => left.replace(order, ' '), text);

const figuresOfRoom = ({ lengthFt, widthFt, heightFt, areaSf }: RoomReading): string =>
  [lengthFt, widthFt, heightFt, areaSf].join(' ');

export type GroundRequest = Pick<
  EstimateRequest,
  'instructions' | 'title' | 'refinements' | 'uploads' | 'correctedRooms'
>;

export interface GroundParts {
  request: GroundRequest;
  /** Words that may always be shown besides the customer's own: those of the price book. */
  trusted: string;
  /** The part of the prompt that no reply may repeat. */
  prompt: string;
}

export const groundOf = ({ request, trusted, prompt }: GroundParts): Ground => {
  const { instructions, title, refinements = [], uploads } = request;
  const own = [title ?? '', instructions, ...refinements].join('\n');
  const prose = createProse({ system: prompt, uploads, trusted: `${own} ${trusted}` });
  const told = figuresIn(own);
  const read = figuresIn(
    [...uploads.map(figuresOfUpload), ...roomsOfRequest(request).map(figuresOfRoom)].join('\n'),
  );
  // Positions count in the request's own text, as everybody else counts them.
  const wanted: Source = {
    ...searchable(instructions),
    id: 'request',
    isUpload: false,
    suspect: [],
  };
  const sources = [wanted, ...uploads.map(sourceOf)];
  const beside = searchable([title ?? '', ...refinements].join('\n'));
  const orders = searchable(uploads.flatMap(({ text }) => addressedTo(text)).join('\n'));

  const shown = (words: string): string => prose.clean(words, SCOPE_LIMITS.words) ?? '';
  const placed = (words: string): { source: Source; span: Span } | null => {
    for (const source of sources) {
      const span = findWords(words, source);
      if (span) return { source, span };
    }
    return null;
  };
  const textOf = (id: string): string =>
    id === 'request' ? instructions : (uploads.find(({ fileId }) => fileId === id)?.text ?? '');

  return {
    prose,
    quote(words) {
      if (words === null || words.trim() === '') return NOT_FOUND;
      const found = placed(words);
      if (!found) {
        const isFound = findWords(words, beside) !== null;
        const isOrder = !isFound && findWords(words, orders) !== null;
        const clean = isOrder ? '' : shown(words);
        const because = { source: 'request', words: clean, start: null, end: null, page: null };
        return {
          because: clean === '' ? null : because,
          isFound,
          isTold: isFound,
          isOrder,
          isSuspect: isOrder,
        };
      }
      const { source, span } = found;
      const end = Math.min(span.end, span.start + SCOPE_LIMITS.words);
      const exact = textOf(source.id).slice(span.start, end);
      const because: Because = {
        source: source.id,
        words: source.isUpload ? shown(exact) : exact,
        start: span.start,
        end,
        page: null,
      };
      const isSuspect = source.suspect.some(({ start, end: to }) => span.start < to && end > start);
      return { because, isFound: true, isTold: !source.isUpload, isOrder: false, isSuspect };
    },
    basisOf(claim, figure) {
      if (claim === null || claim === 'seen' || claim === 'assumed') return 'DEFAULT';
      if (claim === 'derived' || figure === null) return 'DERIVED';
      const isTold = holdsFigure(told, figure);
      const isRead = holdsFigure(read, figure);
      if (isTold && (claim === 'told' || !isRead)) return 'STATED';
      return isRead ? 'PLAN' : 'DERIVED';
    },
    isTold: (figure) => holdsFigure(told, figure),
    isRead: (figure) => holdsFigure(read, figure),
  };
};
