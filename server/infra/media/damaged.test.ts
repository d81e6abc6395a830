import { describe, expect, it } from 'vitest';
import * as attacks from './testing/attacks.ts';
import { cut, noise, patched, wordDocument, fixture, makePdf, makeZip } from './testing/files.ts';
import { useInspector } from './testing/inspector.ts';

const { inspect } = useInspector();

describe('what can still be used', () => {
  it.each([
    ['photo-kitchen.jpg', 0.6],
    ['photo-kitchen.jpg', 0.99],
    ['photo.png', 0.6],
  ])('shows what is left of %s after a cut at %d, and says so', async (name, share) => {
    const facts = await inspect('PHOTO', cut(name, share));
    expect(facts).toMatchObject({ damaged: true, note: expect.stringContaining('missing') });
    expect(facts.thumbnail?.length).toBeGreaterThan(500);
  });

  it('drops what is appended to a photo', async () => {
    const appended = Buffer.from('<?php system($_GET["c"]); ?>PK\x03\x04<script>alert(1)</script>');
    const facts = await inspect('PHOTO', Buffer.concat([fixture('photo-kitchen.jpg'), appended]));
    expect(facts.format).toBe('jpeg');
    for (const picture of [facts.display, facts.thumbnail]) {
      expect(picture?.includes('script')).toBe(false);
      expect(picture?.includes('<?php')).toBe(false);
    }
  });

  it('draws a very long page without drawing it large', async () => {
    const facts = await inspect('FLOOR', makePdf(1, '14400 3'));
    expect(facts).toMatchObject({ width: 2_048, pages: 1 });
  });

  it('opens a long document', async () => {
    const facts = await inspect('DOC', attacks.makeDocxOfParagraphs(90_000));
    expect(facts).toMatchObject({ format: 'docx', note: null });
  });

  it('mentions macros, which are never run', async () => {
    const { '[Content_Types].xml': types } = wordDocument;
    const book = fixture('bid.xls');
    expect(await inspect('DOC', book)).toMatchObject({ note: null });
    const body = '<w:document xmlns:w="w"><w:body><w:p/></w:body></w:document>';
    const withMacros = makeZip({
      '[Content_Types].xml': types,
      'word/document.xml': body,
      'word/vbaProject.bin': noise(100),
    });
    const facts = await inspect('DOC', withMacros);
    expect(facts).toMatchObject({ format: 'docx', note: expect.stringContaining('macros') });
  });

  it('keeps a video whose pictures are rubbish, without a poster', async () => {
    const bytes = patched('clip.mp4', 'mdat', 4, (at, all) => all.fill(0xff, at));
    const facts = await inspect('VIDEO', bytes);
    expect(facts).toMatchObject({ thumbnail: null, durationMs: 2_000 });
    expect(facts.note).toContain('No preview');
  });
});
