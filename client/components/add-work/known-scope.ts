// What is known of a scope where work is added to it: of an estimate, or of a text that is being written.
export interface KnownPlace {
  id: string;
  label: string | null;
  type: string;
}

/** A piece of work, as far as it may have been guessed from words. */
export interface KnownWork {
  id: string;
  placeId: string;
  name: string;
  /** Name in the price book. */
  bookName: string;
  /** Unit of a row. It is null for an assembly. */
  unit: string | null;
  quantity: number | null;
}

export interface WorkMeaning {
  id: string;
  name: string;
  /** Unit of a row. It is null for an assembly. */
  unit: string | null;
  /** How much of a row is meant. It is null for an assembly, and where it must be asked. */
  quantity: number | null;
  /** Dollars of it by itself, roughly. It is null where its amount is not known. */
  price: number | null;
}

/** Words that became no work, or a guess alone. */
export interface UnreadPart {
  source: string;
  words: string;
  start: number | null;
  end: number | null;
  meanings: readonly WorkMeaning[];
}

/** Words that are settled by adding work for them, with what was guessed and goes. */
export interface SettledWords {
  unread: UnreadPart;
  guessed: readonly KnownWork[];
}
