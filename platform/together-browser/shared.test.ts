import { together } from './together';

together('shared');
