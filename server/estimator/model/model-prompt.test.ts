import { describe, expect, it } from 'vitest';
import { modelSaying, replyOf, runWith, work } from './testing/run-model.ts';
import { HONEST, TEXT } from './testing/honest-reply.ts';

describe('the prompt', () => {
  const systemOf = async (text: string, maxInputTokens?: number): Promise<string> => {
    let seen = '';
    const client = modelSaying((_prompt, system) => {
      seen = system;
      return HONEST;
    });
    await runWith(client, text, maxInputTokens ? { settings: { maxInputTokens } } : {});
    return seen;
  };

  it('begins with the same bytes for every request, so that a cache can keep them', async () => {
    expect(await systemOf('Paint the fence')).toBe(await systemOf(TEXT));
  });

  it('holds only what a request needs where the context is small', async () => {
    const small = await systemOf(TEXT, 16_000);
    expect(small.length).toBeLessThan((await systemOf(TEXT)).length / 4);
    expect(small).toContain('bathroom_remodel');
    expect(small).toContain('PLB-TOILET');
    expect(small).not.toContain('restaurant_ti_elements');
  });

  it('shows what was asked to be changed since, and a refinement binds the model', async () => {
    const seen: string[] = [];
    const cabinets = work({ code: 'CAB-BASE', quantity: 14, words: 'New cabinets' });
    const sink = work({ code: 'PLB-SINKK', words: 'kitchen' });
    const { codes, document } = await runWith(
      modelSaying(() => replyOf({ work: [sink, cabinets] }), seen),
      'Remodel the kitchen, 10x12. New cabinets, laminate countertops, 4 outlets.',
      { request: { refinements: ['no new cabinets'] } },
    );
    expect(seen[0]).toContain('no new cabinets');
    expect(codes).not.toContain('CAB-BASE');
    expect(document.warnings.join(' ')).toContain('you asked to leave out');
  });
});

describe('rows of documents', () => {
  const bid = {
    fileId: '9',
    kind: 'DOC' as const,
    name: 'bid.pdf',
    text: '',
    rooms: [],
    lines: [
      {
        description: 'Replace toilet',
        quantity: 2,
        unit: 'EA',
        unitPrice: null,
        room: null,
        source: 'bid.pdf, page 3',
      },
      {
        description: 'Alcove bathtub',
        quantity: 1,
        unit: 'EA',
        unitPrice: null,
        room: null,
        source: 'bid.pdf, page 3',
      },
    ],
    paper: null,
    use: 'PRICE' as const,
    note: null,
  };

  it('are named in the prompt, and taken over as they were read', async () => {
    const seen: string[] = [];
    const client = modelSaying((prompt) => {
      const key = /^(D\d+) \| PLB-TOILET/m.exec(prompt)?.[1];
      return replyOf({ documents: [{ id: key }, { id: key }, { id: 'D99' }] });
    }, seen);
    const { document, codes } = await runWith(client, 'Price the attached bid.', {
      request: { uploads: [bid] },
    });
    expect(codes).toContain('PLB-TOILET');
    expect(codes).not.toContain('PLB-TUBALC');
    expect(document.scope?.work).toMatchObject([
      { by: 'DOCUMENT', quantityFrom: 'bid.pdf, page 3' },
    ]);
    expect(document.warnings.join(' ')).toContain('no document lists it');
  });
});

describe('pictures', () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

  it('are sent with their names; what is not JPEG or too much is left out and said', async () => {
    const seen: string[] = [];
    const image = { kind: 'photo' as const, width: 1280, height: 960 };
    const { document } = await runWith(
      modelSaying(() => HONEST, seen),
      TEXT,
      {
        request: {
          images: [
            { ...image, name: 'north wall.jpg', jpeg },
            { ...image, name: 'shot.png', jpeg: png },
          ],
        },
      },
    );
    expect(seen[0]).toContain('1: photo, north wall.jpg');
    expect(seen[0]?.split('[picture]')).toHaveLength(2);
    expect(document.reasoning).toContain('which saw 1 picture(s)');
    expect(document.warnings.join(' ')).toContain('1 of 2 pictures were not shown to the model');
  });
});
