/** Stand-in for error messages of the federation runtime: its code, subject and cause. */
export const getShortErrorMsg = (code, _texts, about, cause) => `#${code} ${JSON.stringify(about)} ${cause ?? ''}`;
