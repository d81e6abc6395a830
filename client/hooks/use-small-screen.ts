import { useMediaQuery } from '@mantine/hooks';

/** Whether the page has one narrow column, as on phones; known at the first drawing. */
export const useSmallScreen = (): boolean =>
  useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
