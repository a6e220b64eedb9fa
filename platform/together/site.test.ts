import { together } from './together';

together('site');
