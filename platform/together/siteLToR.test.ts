import { together } from './together';

together('siteLToR');
