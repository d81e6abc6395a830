/** What the API says with null, a line of the domain says with an empty text. */
export const lineWords = ({
  details,
  category,
}: {
  details: string | null;
  category: string | null;
}) => ({ details: details ?? '', category: category ?? '' });
