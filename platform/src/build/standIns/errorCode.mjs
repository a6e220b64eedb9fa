/** Stand-in for the federation runtime's error messages: code, subject and cause, without the text. */
export const getShortErrorMsg = (code, _texts, subject, cause) => `#${code} ${JSON.stringify(subject)} ${cause ?? ''}`;
