import { Text, type TextProps } from '@mantine/core';
import classes from './FileName.module.css';

/** The ending, and what tells two files of a series apart. */
const END = 12;
/** Names up to here fit everywhere. */
const SHORT = 20;

interface FileNameProps extends TextProps {
  name: string;
}

/** The name of a file on one line: of a long one the middle is left out, so that its ending stays in sight. */
export function FileName({ name, ...props }: FileNameProps) {
  const letters = Array.from(name);
  if (letters.length <= SHORT) {
    return (
      <Text {...props} truncate title={name}>
        {name}
      </Text>
    );
  }
  return (
    <Text {...props} className={classes.name ?? ''} title={name} dir="auto">
      <span className={classes.start}>{letters.slice(0, -END).join('')}</span>
      <span className={classes.end}>{letters.slice(-END).join('')}</span>
    </Text>
  );
}
