import { together } from './together';

together('shell');
