/** Work named by what is done, not by a thing: a ceiling and siding are things. */
export const isActivity = (target: string): boolean =>
  /\b(?:paint|tiling|grouting|sanding|refinishing|texturing|wallpapering|landscaping|demolition|demo|cleaning|caulking)(?:ing)?$/i.test(
    target,
  );
