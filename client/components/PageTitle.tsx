import { Title, type TitleProps } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

const FIRST_LOAD = 'default';
let focusedVisit = FIRST_LOAD;

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
    if (key === FIRST_LOAD || key === focusedVisit) return;
    focusedVisit = key;
    heading.current?.focus({ preventScroll: true });
  }, [key]);

  return (
    <Title order={1} size="h2" tabIndex={-1} ref={heading} {...props}>
      {children}
    </Title>
  );
}
