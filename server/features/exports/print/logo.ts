// The plumb bob of the house, as on the browser's tab.
import { COLORS } from './theme.ts';

export const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${COLORS.brand}"/><path d="M16 5v11" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/><path d="M11.5 15.5h9L16 27z" fill="#fff"/></svg>`;
