import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

type LinkButtonProps = ButtonProps &
  Pick<LinkProps, 'to' | 'state' | 'onClick' | 'aria-label'> & { children: ReactNode };

/** Looks like a button, is a link. */
export function LinkButton(props: LinkButtonProps) {
  return <Button component={Link} {...props} />;
}
