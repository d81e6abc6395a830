// Before the first paint of a page, which was drawn for nobody in particular: the colors that were chosen, and
// whether somebody is signed in here (the keys are those of Mantine and of client/lib/session.ts).
{
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const { dataset } = document.documentElement;
  const darkness = matchMedia('(prefers-color-scheme: dark)');
  const showColors = () => {
    const chosen = read('mantine-color-scheme-value') ?? 'auto';
    const isDark = chosen === 'auto' ? darkness.matches : chosen === 'dark';
    dataset.mantineColorScheme = isDark ? 'dark' : 'light';
  };
  darkness.addEventListener('change', showColors);
  showColors();
  dataset.viewer = read('auth.token') === null ? 'guest' : 'user';
}
