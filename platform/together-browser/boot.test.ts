import { together } from './together';

together('boot');
