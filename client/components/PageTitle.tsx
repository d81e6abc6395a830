import { Title, type TitleProps } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** The visit whose heading had the focus last; null until the first page of this load is shown. */
let lastVisit: string | null = null;

interface PageTitleProps extends TitleProps {
  /** For the browser's tab; the heading itself when left out. */
  documentTitle?: string;
  children: ReactNode;
}

/** The page's one h1. It names the tab and takes the focus after each navigation, so that screen readers start there. */
export function PageTitle({ documentTitle, children, ...props }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const name = documentTitle ?? (typeof children === 'string' ? children : undefined);

  useEffect(() => {
    document.title = name ? `${name} · Plumbline` : 'Plumbline';
  }, [name]);

  useEffect(() => {
    // A page that was just loaded starts at its top, with the skip link.
    const isFirstOfLoad = lastVisit === null;
    if (key !== lastVisit && !isFirstOfLoad) heading.current?.focus({ preventScroll: true });
    lastVisit = key;
  }, [key]);

  return (
    <Title order={1} size="h2" tabIndex={-1} ref={heading} {...props}>
      {children}
    </Title>
  );
}
