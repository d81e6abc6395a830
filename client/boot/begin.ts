import '../app/trusted-types.ts';
import './offline-page.ts';
import { drawPage } from '../app/draw-page.tsx';

drawPage();
