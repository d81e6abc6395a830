/** Word that somebody types to have everything of theirs deleted. */
export const DELETE_WORD = 'DELETE';
