import { together } from './together';

together('auth');
