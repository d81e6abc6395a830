// Begins every page with a document of the app's: React itself, then, in a task of its own so that the browser answers in between, what is drawn with it.
import 'react-dom/client';
import { firstSightShown } from '../lib/first-sight.ts';

void firstSightShown().then(() => import('./begin.ts'));
