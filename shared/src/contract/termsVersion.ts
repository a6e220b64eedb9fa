import type { Company } from '../calls/site';
import { termsDate } from './termsDate';

/** Version of the terms agreed to at sign-up: their date as YYYY-MM-DD. */
export const termsVersion = (company: Pick<Company, 'added'> | null): string =>
  new Date(termsDate(company) * 1000).toISOString().slice(0, 10);
