import { Box, Button, Text, type TextProps } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useId, useState } from 'react';
import classes from './LongText.module.css';

interface LongTextProps extends TextProps {
  /** What it is, for the button: `Show all of the {name}`. */
  name: string;
  /** Higher than this it is cut off; px. */
  maxHeight: number;
  children: ReactNode;
}

/** Text with its line breaks; what is too long for its place is shown on request. */
export function LongText({ name, maxHeight, children, ...props }: LongTextProps) {
  const textId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const { ref, height } = useElementSize();
  const isLong = height > maxHeight;
  return (
    <div>
      <Box
        id={textId}
        className={classes.frame}
        data-folded={!showsAll || undefined}
        data-cut={(isLong && !showsAll) || undefined}
        style={{ '--most': `${maxHeight}px` }}
      >
        <Text size="sm" className={classes.text} {...props} ref={ref}>
          {children}
        </Text>
      </Box>
      {isLong ? (
        <Button
          variant="subtle"
          size="compact-sm"
          ml={-8}
          mt={4}
          data-no-print
          aria-expanded={showsAll}
          aria-controls={textId}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show less' : `Show all of the ${name}`}
        </Button>
      ) : null}
    </div>
  );
}
