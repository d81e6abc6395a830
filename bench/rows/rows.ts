// All rows, in the order in which they are measured.
import type { Row } from '../harness/bench.ts';
import { atRestRow } from './at-rest.ts';
import { auditsRow } from './audits.ts';
import { estimatorRow } from './estimator.ts';
import { cuttingRow } from './cutting.ts';
import { fanOutRow } from './fan-out.ts';
import { firstLoadRow } from './first-load.ts';
import { freshCloneRow } from './fresh-clone.ts';
import { growthRow } from './growth.ts';
import { keystrokeRow } from './keystroke.ts';
import { largeRow } from './large.ts';
import { pdfRow } from './pdf.ts';
import { peersRow } from './peers.ts';
import { pipelineRow } from './pipeline.ts';
import { pushRow } from './push.ts';
import { readsRow } from './reads.ts';
import { recognitionRow } from './recognition.ts';
import { saveRow } from './save.ts';
import { scopeRow } from './scope.ts';
import { startRow } from './start.ts';
import { uploadRow } from './upload.ts';

export const ROWS: readonly Row[] = [
  readsRow,
  peersRow,
  pushRow,
  fanOutRow,
  pipelineRow,
  estimatorRow,
  pdfRow,
  uploadRow,
  growthRow,
  auditsRow,
  firstLoadRow,
  keystrokeRow,
  freshCloneRow,
  saveRow,
  scopeRow,
  atRestRow,
  recognitionRow,
  cuttingRow,
  largeRow,
  startRow,
];
