/** Id of the field in which a change is asked for in words. */
export const CHANGE_FIELD_ID = 'ask-for-a-change';
