import { copyText } from '../../../lib/copy-text.ts';
import { showToast } from '../../../lib/toast.tsx';

/** Puts text on the clipboard and says whether it is there. */
export const copyAndTell = async (text: string, done: string): Promise<boolean> => {
  const isCopied = await copyText(text);
  showToast(
    isCopied
      ? { kind: 'success', message: done }
      : {
          kind: 'failure',
          message: 'It could not be copied. Select the text and copy it by hand.',
        },
  );
  return isCopied;
};
