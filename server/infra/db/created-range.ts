// The `where` of a range of dates in which rows were made.

export interface CreatedRange {
  createdFrom?: Date | null;
  createdBefore?: Date | null;
}

export const createdIn = ({ createdFrom, createdBefore }: CreatedRange) =>
  createdFrom || createdBefore
    ? {
        createdAt: {
          ...(createdFrom && { gte: createdFrom }),
          ...(createdBefore && { lt: createdBefore }),
        },
      }
    : {};
