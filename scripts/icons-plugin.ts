// `~icons/tabler/<name>` is an icon by the name that https://tabler.io/icons gives it, drawn by client/lib/icon.tsx.
// unplugin-icons' own compiler for React gives each icon a ref and a title, which nobody uses and every page would load.
import { fileURLToPath } from 'node:url';
import icons from 'unplugin-icons/vite';

const ICON = fileURLToPath(new URL('../client/lib/icon.tsx', import.meta.url));

/** @throws Error for an icon that mixes lines and areas, or consists of more than paths */
export function iconModule(svg: string, name: string): string {
  const paths = [...svg.matchAll(/<path[^>]* d="([^"]*)"\/>/g)].map(([, path]) => path);
  const isPlain = /^<svg[^>]*>(?:<g[^>]*>)?(?:<path[^>]*\/>)+(?:<\/g>)?<\/svg>$/.test(svg);
  const hasLines = svg.includes('stroke="currentColor"');
  if (!isPlain || hasLines === svg.includes('fill="currentColor"')) {
    throw new Error(`The icon ${name} is drawn neither in lines alone nor in areas alone.`);
  }
  const draw = hasLines ? 'outlineIcon' : 'filledIcon';
  return `import { ${draw} } from ${JSON.stringify(ICON)};
export default /* @__PURE__ */ ${draw}(${JSON.stringify(paths)});
`;
}

export const iconsPlugin = () =>
  icons({
    compiler: { compiler: (svg, _collection, name) => iconModule(svg, name), extension: 'js' },
  });
