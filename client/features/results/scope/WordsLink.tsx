import { usePointing, wordsElementId } from './pointing.ts';
import type { Scope } from './scope-types.ts';
import classes from './WordsLink.module.css';

type LinkedWords = Pick<
  NonNullable<Scope['work'][number]['because']>,
  'source' | 'words' | 'start'
>;

/** The words that something was made of; where they stand in the request, with the way there. */
export function WordsLink({ id, because }: { id: string; because: LinkedWords | null }) {
  const { showWords } = usePointing();
  if (!because?.words) return null;
  const words = <q className={classes.words}>{because.words}</q>;
  if (because.source !== 'request' || because.start === null) return <>From {words}</>;
  return (
    <a
      className={classes.link}
      href={`#${wordsElementId(id)}`}
      onClick={(event) => {
        event.preventDefault();
        showWords(id);
      }}
    >
      From your words: {words}
    </a>
  );
}
