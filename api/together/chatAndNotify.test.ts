import { together } from './together';

together('chatAndNotify');
