// Where something stands on an uploaded document, in words.
interface PaperPlace {
  page: number;
  sheet: string | null;
  row: number | null;
}

/** `Page 2`, `Sheet “Bid”, row 14` */
export const placeWords = ({ page, sheet, row }: PaperPlace): string => {
  if (row === null) return `Page ${page}`;
  return sheet === null ? `Line ${row}` : `Sheet “${sheet}”, row ${row}`;
};
