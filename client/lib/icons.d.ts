declare module '~icons/tabler/*' {
  const icon: import('./icon.tsx').Icon;
  export default icon;
}
