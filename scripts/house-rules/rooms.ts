// How small the files of a room are: counted for each room, as many small files of one would hide the long ones of another.

export const LINES_AT_95TH_PERCENTILE = 200;
export const MEDIAN_LINES = 60;

/** Rooms whose files hold more than one thing as yet, and what their median may be until they are divided. */
export const LONG_ROOMS: Readonly<Record<string, number>> = {
  'client/features/bid': 90,
  'client/features/contractor': 70,
  'client/features/for-contractors': 100,
  'client/features/hub': 80,
  'client/features/operator': 70,
  server: 80,
  'server/estimator': 140,
  'server/estimator/contractor-bid': 110,
  'server/estimator/eval': 70,
  'server/estimator/model': 80,
  'server/estimator/price-book': 80,
  'server/estimator/parser': 80,
  'server/estimator/scope-of-work': 90,
  'server/estimator/select': 90,
  'server/estimator/takeoff': 70,
  'server/estimator/uploads': 90,
  'server/estimator/writing': 70,
  'server/features/bids': 120,
  'server/features/comparison': 180,
  'server/features/contractors': 70,
  'server/features/exports': 80,
  'server/features/files': 90,
  'server/features/messages': 130,
  'server/features/operator': 100,
  'server/features/passkeys': 70,
  'server/features/pricing': 90,
  'server/features/results': 100,
  'server/features/rooms': 90,
  'server/features/scope': 70,
  'server/infra/exporting': 110,
  'server/infra/llm': 70,
  'server/infra/processes': 170,
  'server/rest': 80,
};

const ROOMS_OF_ROOMS = new Set(['features', 'estimator', 'infra']);

/** The folder right below `server` or `client`, or one deeper where that holds rooms itself. */
export function roomOf(path: string): string {
  const folders = path.split('/').slice(0, -1);
  return folders.slice(0, ROOMS_OF_ROOMS.has(folders[1] ?? '') ? 3 : 2).join('/');
}
