import { OFFERS_FILE } from './Offers';
import { DECLARATIONS_FILE } from './types/Declarations';
import { SOURCES_FILE } from './types/Sources';
import { USES_FILE } from './Uses';

/** Files that describe a release and are never run: for publishers, not for browsers. */
export const DESCRIPTIONS = [USES_FILE, SOURCES_FILE, OFFERS_FILE, DECLARATIONS_FILE] as const;

/** Whether a file of a release only describes it. */
export const isDescription = (file: string): boolean => DESCRIPTIONS.some((one) => one === file);
