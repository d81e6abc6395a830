// Row 12: an estimate's PDF as the product makes it, beside its table of lines drawn by hand, and printed by a browser.
import type { Row } from '../harness/bench.ts';
import type { Child } from '../harness/child.ts';
import type { Figure } from '../harness/figure.ts';
import { packageVersion } from '../harness/machine.ts';
import { watchCpu } from '../harness/processes.ts';
import { medianOf, type Round, runRounds } from '../harness/rounds.ts';
import { withScratch } from '../harness/scratch.ts';
import type { BarePdfkit } from '../pdf/bare-pdfkit.ts';
import type { ChromiumPrinter } from '../pdf/chromium-printer.ts';
import type { OurExporter } from '../pdf/our-exporter.ts';

const ROUNDS = 6;
const SIZES = [200, 2_000] as const;
const WARM_UPS = 10;

interface PrintResult {
  ms: number;
  /** CPU time of the process with its children. */
  cpuMs: number;
  /** CPU time of the thread that answers requests. */
  mainMs: number;
  bytes: number;
}

type Name = 'ours' | 'bare' | 'browser';
type Rounds = readonly Round<Name, PrintResult>[];
/** Each of them answers `print`. */
type Printer = Child<OurExporter>;

const at = (program: string) => new URL(`../pdf/${program}`, import.meta.url);

const print = async (printer: Printer, lines: number): Promise<PrintResult> => {
  const cpu = watchCpu(printer.pid);
  const result = await printer.ask('print', lines);
  return { ...result, cpuMs: cpu() };
};

const figuresOf = (rounds: Rounds, lines: number, hasBrowser: boolean): Figure[] => {
  const isMeasured = lines === SIZES[0];
  const ratio = (name: Name) => medianOf(rounds, (round) => round[name].cpuMs / round.ours.cpuMs);
  const browser: Figure = {
    row: 12,
    name: `PDF of ${lines} lines, speed ÷ a running browser printing the same (CPU)`,
    measured: ratio('browser'),
    unit: '×',
    ...(isMeasured && { goal: { atLeast: 1 } }),
  };
  return [
    ...(hasBrowser ? [browser] : []),
    {
      row: 12,
      name: `PDF of ${lines} lines, speed ÷ only its table of lines by hand with pdfkit (CPU)`,
      measured: ratio('bare'),
      unit: '×',
    },
    {
      row: 12,
      name: `PDF of ${lines} lines, CPU of all processes${isMeasured ? `, after ${WARM_UPS} warm-ups` : ''}`,
      measured: medianOf(rounds, ({ ours }) => ours.cpuMs),
      unit: 'ms',
      ...(isMeasured && { goal: { atMost: 350 } }),
    },
    {
      row: 12,
      name: `CPU time of the main thread meanwhile, ${lines} lines`,
      measured: medianOf(rounds, ({ ours }) => ours.mainMs),
      unit: 'ms',
      ...(isMeasured && { goal: { atMost: 5 } }),
    },
  ];
};

const describe = (rounds: Rounds, lines: number, name: Name): string => {
  const middle = (figure: keyof PrintResult) => medianOf(rounds, (round) => round[name][figure]);
  return `${lines} lines, ${name}: ${middle('ms').toFixed(0)} ms, CPU ${middle('cpuMs').toFixed(0)} ms; ${(middle('bytes') / 1000).toFixed(0)} kB.`;
};

const NOTHING: PrintResult = { ms: Number.NaN, cpuMs: Number.NaN, mainMs: 0, bytes: 0 };

export const pdfRow: Row = {
  rows: [12],
  title: 'PDF',
  run: () =>
    withScratch(async (scratch) => {
      const ours = await scratch.child<OurExporter>(at('our-exporter.ts'));
      const bare = await scratch.child<BarePdfkit>(at('bare-pdfkit.ts'));
      const browser = await scratch.child<ChromiumPrinter>(at('chromium-printer.ts'));
      const version = await browser.ask('version');
      const hasBrowser = version !== null;
      for (let number = 0; number < WARM_UPS; number++) await print(ours, SIZES[0]);
      const names: Name[] = hasBrowser ? ['ours', 'bare', 'browser'] : ['ours', 'bare'];
      const figures: Figure[] = [];
      const notes = [
        'Ours is the whole document (summary, table of lines, notes, an appendix with a second row for each line); the browser prints lines and appendix, by hand only the table of lines is drawn. No stop of the main thread can be longer than its CPU time.',
        version === null
          ? 'Not measured: the browser, since no Chromium can run here.'
          : `The browser is Chromium ${version}, the headless shell of @sparticuz/chromium ${packageVersion('@sparticuz/chromium')} unless CHROMIUM_PATH names another; it is up already.`,
      ];
      try {
        for (const lines of SIZES) {
          const sides = {
            ours: () => print(ours, lines),
            bare: () => print(bare, lines),
            browser: async () => (hasBrowser ? print(browser, lines) : NOTHING),
          };
          const rounds = await runRounds(sides, ROUNDS);
          figures.push(...figuresOf(rounds, lines, hasBrowser));
          notes.push(...names.map((name) => describe(rounds, lines, name)));
        }
      } finally {
        await browser.ask('close');
      }
      return { figures, notes };
    }),
};
