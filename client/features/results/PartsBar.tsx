import { type MouseEvent, useEffect, useState } from 'react';
import { useSmallScreen } from '../../hooks/use-small-screen.ts';
import classes from './PartsBar.module.css';

/** Parts of the page by the ids of their elements, from the top. */
const PARTS = {
  cost: 'Cost',
  understood: 'Rooms',
  files: 'Files',
  lines: 'Lines',
  next: 'Next',
} as const;

type Part = keyof typeof PARTS;

const NAMES = Object.keys(PARTS) as Part[];

/** Part that is read when its top has passed this distance below the window's edge; px. */
const READING_LINE = 160;

const partInSight = (): Part => {
  const passed = (part: Part) =>
    (document.getElementById(part)?.getBoundingClientRect().top ?? Infinity) <= READING_LINE;
  return NAMES.findLast(passed) ?? 'cost';
};

/** Returns the part that is read now; follows the scrolling once a frame. */
function usePartInSight(): Part {
  const [part, setPart] = useState<Part>('cost');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setPart(partInSight());
      });
    };
    globalThis.addEventListener('scroll', look, { passive: true });
    return () => {
      globalThis.removeEventListener('scroll', look);
      cancelAnimationFrame(frame);
    };
  }, []);
  return part;
}

const goTo = (event: MouseEvent, part: Part): void => {
  event.preventDefault();
  const element = document.getElementById(part);
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'start' });
};

/** Leads through the long page of a small screen; in sight from the first moment on. */
export function PartsBar() {
  return useSmallScreen() ? <Bar /> : null;
}

function Bar() {
  const current = usePartInSight();
  return (
    <nav className={classes.bar} aria-label="Parts of this page" data-no-print>
      {NAMES.map((part) => (
        <a
          key={part}
          href={`#${part}`}
          className={classes.part}
          aria-current={part === current || undefined}
          onClick={(event) => goTo(event, part)}
        >
          {PARTS[part]}
        </a>
      ))}
    </nav>
  );
}
