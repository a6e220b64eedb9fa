import { together } from './together';

together('credits');
