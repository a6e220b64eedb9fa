/** Stands in for the sentences around an error of the federation runtime: its code, what it is about, and what caused it. */
export const getShortErrorMsg = (code, _texts, about, cause) => `#${code} ${JSON.stringify(about)} ${cause ?? ''}`;
