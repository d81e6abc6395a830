// Which room a file may show, guessed from what it is called. A guess: it is offered, never taken for granted.

const wordsOf = (text: string): string =>
  ` ${text
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()} `;

/** @returns the longest of the rooms that the name holds as whole words; null when it holds none */
export const roomOfName = (fileName: string, rooms: readonly string[]): string | null => {
  const name = wordsOf(fileName.replace(/\.[^.]*$/, ''));
  const found = rooms.filter((room) => {
    const words = wordsOf(room);
    const joined = ` ${words.replaceAll(' ', '')} `;
    return words.trim() !== '' && (name.includes(words) || name.includes(joined));
  });
  return found.toSorted((one, other) => other.length - one.length)[0] ?? null;
};
