// Reads a DXF drawing as a plan: names inside closed outlines are rooms, measured by the drawing's units. Everything else is drawn as
// it stands, and read like any other lettering.
import { badInput } from '../../../../domain/errors.ts';
import { drawPlan } from './draw-plan.ts';
import { type DxfFile, readDxf } from './dxf-file.ts';
import { openingsOf } from './dxf-openings.ts';
import {
  type DxfRoom,
  isDemolished,
  measuredRoom,
  nameTest,
  roomsOf,
  writtenArea,
} from './dxf-rooms.ts';
import { type DxfShapes, shapesOf } from './dxf-shapes.ts';
import { type DrawnIn, unitOf } from './dxf-units.ts';
import type { DxfWords } from './dxf-words.ts';
import { boxOf, type Lettering, type PlanSide, type Point, sidesOf } from './measured-plan.ts';
import { demolishedNote, referencesNote, unitNote, wholesNote } from './told-notes.ts';
import { wholesOf } from './whole-outlines.ts';

const noPlan = () =>
  badInput(
    'No floor plan was found in this DXF drawing. Save the floor plan from its model space as DXF, or print it to PDF, and upload that.',
  );
const onlyReferences = (files: ReadonlySet<string>) =>
  badInput(
    `This drawing shows other files, which are no part of it: ${[...files].slice(0, 3).join(', ')}. Bind them to it (command XREF, Bind), save it as DXF again, or print it to PDF, and upload that.`,
  );

/** Meters that a drawing is drawn as wide as in which nothing is measured. */
const UNMEASURED_WIDTH = 40;
const unitToDraw = ({ paths, outlines, words }: DxfShapes): number => {
  const points = [...paths, ...outlines].flatMap((one) => one.points);
  const { width, height } = boxOf([...points, ...words.map(({ at }) => at)]);
  return UNMEASURED_WIDTH / Math.max(width, height);
};

interface Measured {
  rooms: DxfRoom[];
  meters: number;
  instead: DrawnIn['instead'];
}

/** Rooms by the drawing's own unit, once that is known. */
const measured = (file: DxfFile, shapes: DxfShapes): Measured => {
  const found = roomsOf(shapes, null);
  if (found.length === 0) return { rooms: [], meters: unitToDraw(shapes), instead: null };
  const { meters, instead } = unitOf(
    file,
    found.map((room) => ({ area: room.area, written: writtenArea(room) })),
  );
  return meters === null
    ? { rooms: [], meters: unitToDraw(shapes), instead }
    : { rooms: roomsOf(shapes, meters), meters, instead };
};

const letteringOf = (
  { lines, at: [x, y], height, angle, isDimension }: DxfWords,
  place: (point: Point) => Point,
  unit: number,
): Omit<Lettering, 'isName'>[] =>
  lines.map((text, index) => {
    const below = index * height * 1.6;
    return {
      text,
      at: place([x + below * Math.sin(angle), y - below * Math.cos(angle)]),
      height: height * unit,
      angle: (angle * 180) / Math.PI,
      isDimension,
    };
  });

const textsOf = (
  words: readonly DxfWords[],
  rooms: readonly DxfRoom[],
  place: (point: Point) => Point,
  unit: number,
): Lettering[] => {
  const taken = new Set(rooms.flatMap((room) => room.words));
  const isName = nameTest(rooms);
  return words
    .filter((word) => !taken.has(word))
    .flatMap((word) =>
      letteringOf(word, place, unit).map((lettering) => ({
        ...lettering,
        isName: !word.isDimension && isName(word, lettering.text),
      })),
    );
};

/**
 * @returns a PDF of one page
 * @throws DomainError BAD_INPUT
 */
export const planOfDxf = (bytes: Buffer): Buffer => {
  const file = readDxf(bytes);
  const shapes = shapesOf(file);
  if (shapes.words.length === 0)
    throw shapes.files.size > 0 ? onlyReferences(shapes.files) : noPlan();
  const { rooms: found, meters, instead } = measured(file, shapes);
  const place = ([x, y]: Point): Point => [x * meters, -y * meters];
  const all = found.map((room) => measuredRoom(room, place));
  const wholes = wholesOf(all);
  const rooms = all.filter((room) => !wholes.has(room));
  const kept = found.flatMap((room, at) => {
    const own = all[at];
    return own && !wholes.has(own) ? [{ room, name: own.name.join(' ') }] : [];
  });
  const outlines = new Set(kept.map(({ room }) => room.outline));
  const demolished = kept.filter(({ room }) => isDemolished(room)).map(({ name }) => name);
  const sides = (points: readonly Point[], isClosed: boolean): PlanSide[] => {
    const placed = points.map(place);
    return isClosed ? sidesOf(placed) : sidesOf(placed).slice(0, -1);
  };
  const story = {
    rooms,
    walls: [...outlines].flatMap(({ points }) => sides(points, true)),
    ...openingsOf(shapes, rooms, place),
    lines: [
      ...shapes.paths
        .filter((path) => !outlines.has(path))
        .flatMap(({ points }) => sides(points, false)),
      ...shapes.outlines
        .filter((outline) => !outlines.has(outline))
        .flatMap(({ points }) => sides(points, true)),
    ],
    texts: textsOf(shapes.words, found, place, meters),
  };
  const plan = drawPlan(
    [story],
    [
      ...(instead ? [unitNote(instead.told, instead.taken)] : []),
      ...(demolished.length > 0 ? [demolishedNote(demolished)] : []),
      ...(wholes.size > 0 ? [wholesNote([...wholes].map(({ name }) => name.join(' ')))] : []),
      ...(shapes.files.size > 0 ? [referencesNote([...shapes.files])] : []),
    ],
  );
  if (!plan) throw shapes.files.size > 0 ? onlyReferences(shapes.files) : noPlan();
  return plan;
};
