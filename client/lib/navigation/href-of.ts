import { createPath, type Navigator } from 'react-router-dom';

export const hrefOf: Navigator['createHref'] = (to) =>
  typeof to === 'string' ? to : createPath(to);
