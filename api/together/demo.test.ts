import { together } from './together';

together('demo');
