// Moments come as numbers: to write one out and to read it takes the database and this process longer than all else of a row.

/** Milliseconds since 1970, as columns keep them. @param column of SQL */
export const msOf = (column: string): string => `round(date_part('epoch', ${column}) * 1000)`;
