// Puts text on the clipboard; browsers refuse it on pages that came over plain HTTP from another machine.
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
