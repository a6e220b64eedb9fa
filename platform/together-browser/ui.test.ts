import { together } from './together';

together('ui');
