// What is said beside a field that is empty or wrong, on the screen before it is sent and by the server after.

export const NO_PROJECT_NAME = 'Enter a name or address for the project.';
export const NO_ZIP = 'Enter the ZIP code of the property; prices and taxes depend on it.';
export const EMAIL_INVALID = 'Enter a valid email.';
