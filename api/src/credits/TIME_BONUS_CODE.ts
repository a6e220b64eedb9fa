import { timeBonusCode } from '@rendezvous/shared/contract';

/** Name of the time bonus as a code. */
export const TIME_BONUS_CODE = timeBonusCode({ id: '', signup_date: 0 }).code;
