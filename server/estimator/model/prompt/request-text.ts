// The part of the prompt that differs: what the customer and the uploads say, and what was read already. Everything from
// outside stands between markers as data; the markers cannot be written by the data itself.
import { createHash } from 'node:crypto';
import { AGENT_KINDS, FINISH_LEVELS, PROPERTY_TYPES } from '../../../domain/catalog.ts';
import type { EstimateRequest, RequestImage } from '../../estimate-request.ts';
import { clip } from '../../../domain/text/plain-text.ts';
import { roomsOfRequest } from '../../read/plans/rooms-of-request.ts';
import { withoutOrders } from '../../read/plans/orders-in-text.ts';

/** Changes with the content, so that no content can hold its own marker. */
const markerFor = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);

type Block = (title: string, text: string) => string;

const blockWith =
  (marker: string): Block =>
  (title, text) =>
    `${title}\n<<<${marker}\n${text.replaceAll(/<<<|>>>/g, ' ').trim()}\n${marker}>>>`;

const dimension = (value: number | null): string => (value === null ? '?' : String(value));

const readRoomsOf = (request: EstimateRequest): string[] =>
  roomsOfRequest(request).map(
    ({ name, lengthFt, widthFt, areaSf, source }) =>
      `${clip(name, 60)}: ${dimension(lengthFt)} x ${dimension(widthFt)} ft, ${dimension(areaSf)} SF${source ? ` (${clip(source, 80)})` : ''}`,
  );

export interface RequestInput {
  request: EstimateRequest;
  /** Region of the price book, e.g. `Texas`. */
  region: string;
  /** Text of uploads, already cut to size. */
  documents: readonly { name: string; text: string }[];
  images: readonly RequestImage[];
  /** Rows that documents list, with their keys; empty when there are none. */
  rows: string;
  /** The quick reading by rules, or the scope that stands. */
  hint: { title: string; text: string };
  /** Faults of the previous reply, when asking a second time. */
  feedback: string | null;
}

/** The text of the question; pictures follow it in the order they are named here. */
export const requestText = (input: RequestInput): string => {
  const { request, documents, images, feedback } = input;
  const { title, instructions, refinements = [] } = request;
  const texts = documents.map(({ name, text }) => ({ name, text: withoutOrders(text) }));
  const block = blockWith(
    markerFor([instructions, title ?? '', ...refinements, ...texts.map(({ text }) => text)]),
  );
  const only = (heading: string, text: string): string[] =>
    text === '' ? [] : [block(heading, text)];
  return [
    `Estimate: ${PROPERTY_TYPES[request.propertyType]}, ${FINISH_LEVELS[request.finishLevel]} finish, ${AGENT_KINDS[request.agentKind]}, ${input.region}.`,
    block('What the customer wrote:', `${title ?? ''}\n${instructions}`),
    ...only(
      'What the owner asked to have changed since, oldest first; it beats what was written before:',
      refinements.join('\n'),
    ),
    ...texts.map(({ name, text }, index) =>
      block(`Text of upload ${index + 1}:`, `${clip(name, 80)}\n${text}`),
    ),
    ...only('Rooms read from uploads:', readRoomsOf(request).join('\n')),
    ...only('Rows of documents (key | row and quantity | name | place):', input.rows),
    block(input.hint.title, input.hint.text),
    ...only(
      'Pictures, in the order they follow:',
      images.map(({ kind, name }, i) => `${i + 1}: ${kind}, ${clip(name, 60)}`).join('\n'),
    ),
    ...(feedback === null ? [] : [`Your reply before this one could not be used: ${feedback}`]),
  ].join('\n\n');
};
