import { together } from './together';

together('ports');
