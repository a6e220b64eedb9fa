/** A fraction, in percent. */
export const percent = (part: number): string => `${Number((part * 100).toFixed(2))} %`;
