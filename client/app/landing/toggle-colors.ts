import { deviceStorage } from '../../lib/storage.ts';

/** Mantine's own key: every other page begins with what was chosen here. */
const KEY = 'mantine-color-scheme-value';

export const toggleColors = (): void => {
  const { dataset } = document.documentElement;
  const next = dataset.mantineColorScheme === 'dark' ? 'light' : 'dark';
  dataset.mantineColorScheme = next;
  deviceStorage.write(KEY, next);
};
