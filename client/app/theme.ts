// The one source of colors, type and defaults of every screen; docs/design-language.md says how they are used.
// theme.test.ts measures the contrast of all pairs in which text stands, in both color schemes.
import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

const plumb: MantineColorsTuple = [
  '#eaf5f7',
  '#d6e8ec',
  '#abd0d8',
  '#7cb7c3',
  '#57a1b0',
  '#3f92a3',
  '#2f7f90',
  '#226878',
  '#1c5d6b',
  '#0f4a57',
];

/** Bluish grays, so that dark surfaces match the brand. */
const dark: MantineColorsTuple = [
  '#e1e5e9',
  '#b6bdc4',
  '#8d959d',
  '#626a72',
  '#434b53',
  '#363d44',
  '#2a3036',
  '#1f2327',
  '#181b1e',
  '#101214',
];

const BOLD_TITLE = { title: { fontWeight: 650 } };

export const theme = createTheme({
  primaryColor: 'plumb',
  primaryShade: 7,
  colors: { plumb, dark },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: '"Inter Variable", "Inter Stand-in", ui-sans-serif, system-ui, sans-serif',
  headings: {
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(1.75rem, 1.45rem + 1.3vw, 2.25rem)', lineHeight: '1.2' },
      h2: { fontSize: '1.625rem', lineHeight: '1.25' },
      h3: { fontSize: '1.3125rem', lineHeight: '1.3' },
      h4: { fontSize: '1.125rem', lineHeight: '1.35' },
      h5: { fontSize: '1rem', lineHeight: '1.4' },
      h6: { fontSize: '0.875rem', lineHeight: '1.45' },
    },
  },
  components: {
    Badge: { styles: { root: { textTransform: 'none' } } },
    Anchor: { defaultProps: { underline: 'always' } },
    Popover: { defaultProps: { shadow: 'md' } },
    Drawer: { styles: BOLD_TITLE },
    Modal: { styles: BOLD_TITLE },
    // The page has its one banner already.
    DrawerHeader: { defaultProps: { component: 'div' } },
    ModalHeader: { defaultProps: { component: 'div' } },
  },
});

/** The library's own red is too bright under white text. */
const ALARM = {
  '--mantine-color-red-filled': 'var(--plumb-alarm-filled)',
  '--mantine-color-red-filled-hover': '#a61e1e',
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--plumb-alarm-filled': '#c02929',
    '--plumb-good-filled': '#1f7a3f',
    '--plumb-on-filled': '#ffffff',
    '--plumb-scrim': 'rgba(0, 0, 0, 0.65)',
    // These two stand out from light and from dark.
    '--plumb-overhead': '#b7791f',
    '--plumb-tax': '#8e6bb0',
    '--plumb-case': '#20262c',
    '--plumb-case-shadow': 'rgba(16, 24, 32, 0.28)',
  },
  light: {
    ...ALARM,
    '--plumb-page': '#f6f8f8',
    '--plumb-bar': 'var(--mantine-color-plumb-7)',
    '--plumb-good': '#1f7a3f',
    '--plumb-unread': '#b4540a',
    '--mantine-color-green-light-color': '#1c6b34',
    '--mantine-color-orange-light-color': '#8a3b00',
    '--mantine-color-red-light-color': '#a61e1e',
    '--mantine-color-red-outline': '#c02929',
    '--mantine-color-yellow-light-color': '#774600',
    '--mantine-color-dimmed': '#56606a',
    '--mantine-color-placeholder': '#66707a',
    '--mantine-color-error': '#c02929',
    '--mantine-color-anchor': 'var(--mantine-color-plumb-8)',
    '--mantine-color-disabled-color': '#5f6770',
  },
  dark: {
    ...ALARM,
    '--plumb-page': 'var(--mantine-color-dark-8)',
    '--plumb-bar': 'var(--mantine-color-plumb-5)',
    '--plumb-good': '#69db7c',
    '--plumb-unread': '#ffa94d',
    '--mantine-color-orange-light': '#42291a',
    '--mantine-color-red-light': '#452427',
    '--mantine-color-yellow-light': '#3d3117',
    '--mantine-color-plumb-light': '#203f47',
    '--mantine-color-plumb-light-hover': '#274c56',
    '--mantine-color-plumb-light-color': 'var(--mantine-color-plumb-1)',
    '--mantine-color-dimmed': '#adb3b9',
    '--mantine-color-placeholder': '#a2a8ae',
    '--mantine-color-error': '#ff8787',
    '--mantine-color-anchor': 'var(--mantine-color-plumb-2)',
    '--mantine-color-disabled-color': '#a2a8ae',
  },
});
