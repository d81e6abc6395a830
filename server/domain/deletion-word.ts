/** Typed by whoever has everything of theirs deleted. */
export const DELETE_WORD = 'DELETE';
