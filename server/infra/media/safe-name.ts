// What a file may be called: by whoever sent it, without misleading whoever reads it.

const NAME_MAX = 200;

/** The last part of what a browser calls the file, without characters that could mislead a reader. */
export const safeName = (name: string): string => {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return (
    last
      .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
      .trim()
      .slice(0, NAME_MAX)
      // Half of a character that was cut in two.
      .replace(/\p{Cs}$/u, '') || 'file'
  );
};
