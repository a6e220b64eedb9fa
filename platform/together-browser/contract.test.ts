import { together } from './together';

together('contract');
