import { describe, expect, it } from 'vitest';
import { FILE_KINDS, type FileKind } from '../catalog.ts';
import {
  acceptedLabel,
  acceptedTypes,
  formatBytes,
  isAccepted,
  refusalSentence,
  UPLOAD_FORMATS,
  UPLOAD_RULES,
  type UploadFormat,
} from './uploads.ts';

const EXPECTED: Record<FileKind, UploadFormat[]> = {
  PHOTO: ['jpeg', 'png', 'heic', 'webp', 'avif'],
  VIDEO: ['mp4', 'mov', 'm4v', 'webm'],
  FLOOR: ['pdf', 'jpeg', 'png', 'dxf', 'ifc', 'usdz', 'roomScan'],
  DOC: [
    'pdf',
    'doc',
    'docx',
    'xls',
    'xlsx',
    'xlsb',
    'ods',
    'csv',
    'txt',
    'jpeg',
    'png',
    'heic',
    'webp',
  ],
};
const KINDS = Object.keys(FILE_KINDS) as FileKind[];
const FORMATS = Object.keys(UPLOAD_FORMATS) as UploadFormat[];

describe('what a card takes', () => {
  it.each(KINDS)('%s takes its formats and no others', (kind) => {
    const taken = FORMATS.filter((format) => isAccepted(kind, [format]));
    expect(taken.toSorted()).toEqual(EXPECTED[kind].toSorted());
  });

  it('takes a container when one of the formats it may hold is taken', () => {
    expect(isAccepted('DOC', ['doc', 'xls'])).toBe(true);
    expect(isAccepted('PHOTO', ['doc', 'xls'])).toBe(false);
    expect(isAccepted('PHOTO', [])).toBe(false);
  });

  it('tells pickers the types and endings', () => {
    expect(acceptedTypes('PHOTO')).toEqual({
      'image/jpeg': ['.jpg', '.jpeg'],
      'image/png': ['.png'],
      'image/heic': ['.heic'],
      'image/webp': ['.webp'],
      'image/avif': ['.avif'],
    });
  });

  it('tells people the formats', () => {
    expect(acceptedLabel('VIDEO')).toBe('MP4, MOV, M4V or WebM');
    expect(acceptedLabel('DOC')).toBe(
      'PDF, Word, Excel, OpenDocument tables, CSV, plain text, JPEG, PNG, HEIC or WebP',
    );
  });

  it('limits every card', () => {
    expect(KINDS.map((kind) => formatBytes(UPLOAD_RULES[kind].maxBytes))).toEqual([
      '50 MB',
      '1 GB',
      '100 MB',
      '50 MB',
    ]);
  });
});

describe('refusalSentence', () => {
  it('names what was found and what is taken', () => {
    expect(refusalSentence('PHOTO', ['mp4'])).toBe(
      'This file is of the type MP4. “Photos” takes JPEG, PNG, HEIC, WebP or AVIF; save it as one of these and upload it again.',
    );
  });

  it('sends a drawing to the card of plans', () => {
    expect(refusalSentence('DOC', ['dxf'])).toMatch(
      /of the type DXF\. “Additional documents” takes .*; add it to “Floor plans” instead\.$/,
    );
  });

  it('does not repeat a false name', () => {
    expect(refusalSentence('FLOOR', [])).toContain('whatever its name says');
  });
});

describe('formatBytes', () => {
  it.each([
    [20_000, '20 kB'],
    [1_500_000, '1.5 MB'],
    [999_000_000, '999 MB'],
    [2_000_000_000, '2 GB'],
  ])('writes %i as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
});
