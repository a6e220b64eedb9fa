import { together } from './together';

together('cli');
