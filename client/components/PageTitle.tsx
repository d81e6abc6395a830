import { Title, type TitleProps } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { panelIn } from '../lib/paths.ts';

interface TitledVisit {
  key: string;
  pathname: string;
  panel: string | null;
}

/** The visit whose heading had the focus last; null until the first page of this load is shown. */
let lastVisit: TitledVisit | null = null;

/** The same page with another panel, which handles the focus itself as it opens or closes. */
const isSamePage = (one: TitledVisit, other: TitledVisit): boolean =>
  one.pathname === other.pathname && one.panel !== other.panel;

interface PageTitleProps extends TitleProps {
  /** For the browser's tab; the heading itself when left out. */
  documentTitle?: string;
  /** The page's own fields stand in its address: while they change, the focus stays with them. */
  keepsFocus?: boolean;
  children: ReactNode;
}

/** The page's one h1. It names the tab and takes the focus after each navigation, so that screen readers start there. */
export function PageTitle({
  documentTitle,
  keepsFocus = false,
  children,
  ...props
}: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname, search } = useLocation();
  const panel = panelIn(search);
  const name = documentTitle ?? (typeof children === 'string' ? children : undefined);

  useEffect(() => {
    document.title = name ? `${name} · Plumbline` : 'Plumbline';
  }, [name]);

  useEffect(() => {
    // A page that was just loaded starts at its top, with the skip link.
    const previous = lastVisit;
    const visit = { key, pathname, panel };
    lastVisit = visit;
    if (previous === null || previous.key === key || isSamePage(previous, visit)) return;
    if (keepsFocus && previous.pathname === pathname) return;
    heading.current?.focus({ preventScroll: true });
  }, [key, pathname, panel, keepsFocus]);

  return (
    <Title order={1} size="h2" tabIndex={-1} ref={heading} {...props}>
      {children}
    </Title>
  );
}
