import { TERMS_MIN_DATE_S } from './constants';
import type { Company } from '../calls/site';

/** Date of the terms in unix seconds: the later of 2023-12-01 12:00 UTC and the day the company was added. */
export const termsDate = (company: Pick<Company, 'added'> | null): number => Math.max(TERMS_MIN_DATE_S, company?.added ?? 0);
