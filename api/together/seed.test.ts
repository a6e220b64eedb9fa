import { together } from './together';

together('seed');
