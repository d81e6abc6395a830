import './trusted-types.ts';
import './offline-page.ts';
import { drawPage } from './draw-page.tsx';

drawPage();
