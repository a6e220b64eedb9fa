import { createReadingRule } from './LintText';

/** English words with which no whole text begins or ends. */
const FIRST_WORDS = /^(?:and|or|of|but|than|which|who)\b/;
const LAST_WORDS = /\b(?:the|an?|of|and|or)$/i;

/** A text is a whole: parts that are put together in the code have another order in other languages. */
export const fragments = createReadingRule((reading, { locale }) => [
  ...(/^\s|\s$/.test(reading) ? ['begins or ends with a space, as if it were put together with another text'] : []),
  ...(/^[,;]|,$/.test(reading) ? ['begins or ends with a comma, as if it were put together with another text'] : []),
  ...(locale === 'en' && (FIRST_WORDS.test(reading) || LAST_WORDS.test(reading)) ? ['is a part of a sentence'] : []),
]);
