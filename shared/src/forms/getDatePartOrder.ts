export type DatePart = 'day' | 'month' | 'year';

const isDatePart = (type: string): type is DatePart => type === 'day' || type === 'month' || type === 'year';

/** Returns day, month and year in the order of a locale. */
export const getDatePartOrder = (locale: string): DatePart[] =>
  new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts(new Date(0))
    .map(({ type }) => type)
    .filter(isDatePart);
